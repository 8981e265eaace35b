// Bugs on purpose, to see that whoever looks for them finds them. Only testing/node.ts has them.
import { Courier } from "../notices/courier.ts"
import { Attendance } from "../tables/attendance.ts"
import { Looking } from "../tables/looking.ts"

export function plant(bug: string): void {
  switch (bug) {
    // Every message goes out two times
    case "twice": {
      const carry: Courier["carry"] = Object.getOwnPropertyDescriptor(Courier.prototype, "carry")?.value
      Courier.prototype.carry = async function (channel, parcel) {
        await carry.call(this, channel, parcel)
        return carry.call(this, channel, parcel)
      }
      return
    }
    // Nobody is ever taken to be looking
    case "lookers":
      Looking.prototype.isHere = () => false
      Looking.prototype.isLooking = async () => false
      Object.defineProperty(Attendance.prototype, "present", { get: () => [] })
      return
    // Every fifth message is struck out without being sent
    case "lost": {
      const carry: Courier["carry"] = Object.getOwnPropertyDescriptor(Courier.prototype, "carry")?.value
      let count = 0
      Courier.prototype.carry = async function (channel, parcel) {
        return ++count % 5 === 0 ? { outcome: "sent" } : carry.call(this, channel, parcel)
      }
      return
    }
    default:
      throw new Error(`there is no bug ${bug} to plant`)
  }
}
