// Which way the patient is drawn, for everything that lies in it: the one in which organs are
// larger

import { createContext, type RefObject, use, useLayoutEffect, useState } from "react"
import { type Pose, upright } from "./geometry.ts"
import { lying } from "./lying.ts"
import { stretched } from "./stretched.ts"

export const PoseContext = createContext<Pose>(upright)

export const usePose = (): Pose => use(PoseContext)

/** How large a thing of the upright patient becomes in a box. */
const scaleIn = ({ width, height, grow }: Pose, wide: number, high: number) =>
  grow * Math.min(wide / width, high / height)

export function poseFor(wide: number, high: number): Pose {
  const pose = scaleIn(lying, wide, high) > scaleIn(upright, wide, high) ? lying : upright
  return stretched(pose, wide, high)
}

export function usePoseFor(box: RefObject<HTMLElement | null>): Pose {
  const [pose, setPose] = useState(upright)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === "undefined") return
    const measure = () =>
      element.clientWidth > 0 && setPose(poseFor(element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return pose
}
