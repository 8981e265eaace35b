// When a part of the page cannot be loaded or breaks: says so, and offers to try again

import { Component, type ReactNode } from "react"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly say: HouseSay
  readonly children: ReactNode
}

export class Failure extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { say, children } = this.props
    if (!this.state.failed) return children
    return (
      <div className="room-note" role="alert">
        <p>{say("house.failed")}</p>
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => this.setState({ failed: false })}
        >
          {say("house.retry")}
        </button>
      </div>
    )
  }
}
