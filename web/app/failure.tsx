// When a part of the page cannot be loaded or breaks: says so, and offers a way on

import { Component, type ReactNode } from "react"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly say: AppSay
  /** Nobody misses it. */
  readonly quietly?: boolean
  readonly children: ReactNode
}

/**
 * Around a page: nothing of a game is lost with it, since games live in a worker or on the server.
 */
export class Failure extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { say, children } = this.props
    if (!this.state.failed) return children
    if (this.props.quietly === true) return null
    return (
      <div className="room-note" role="alert">
        <h1>{say("app.failed")}</h1>
        <p>{say("app.failed.kept")}</p>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={() => location.reload()}>
            {say("app.reload")}
          </button>
          <button
            type="button"
            className="button"
            data-kind="main"
            onClick={() => this.setState({ failed: false })}
          >
            {say("app.retry")}
          </button>
        </div>
      </div>
    )
  }
}

interface BoardProps extends Props {
  readonly otherwise: ReactNode
}

/** Around a board: whoever sits there can go on by the list of options. */
export class BoardFailure extends Component<BoardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { say, otherwise, children } = this.props
    if (!this.state.failed) return children
    return (
      <>
        {otherwise !== null && (
          <p className="room-note" role="alert">
            {say("table.boardFailed")}
          </p>
        )}
        {otherwise}
      </>
    )
  }
}
