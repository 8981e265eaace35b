// A dialog that lies over everything while it is there, and gives the focus back when it goes, by
// whatever way

import { type RefObject, useLayoutEffect, useRef } from "react"

export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown?.open === false) shown.showModal()
    // One that is taken away while it is open leaves the focus nowhere
    return () => shown?.close()
  }, [])
  return dialog
}
