// How much of a picture is empty: the part that can be covered by squares in which nothing is
// drawn, each a twelfth of the shorter side, or a finger's 44 px where that is more. Flat paint is
// empty, too; a soft gradient or shadow is no drawing

import type { Page } from "@playwright/test"

/**
 * In per cent, of a picture in base 64. The page only lends its canvas. A large screen shows the
 * same table larger: it is looked at as small as a laptop shows it.
 */
export async function emptyShare(page: Page, picture: string): Promise<number> {
  return page.evaluate(async (picture) => {
    // Not by an address: the page lets no picture in from elsewhere
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const scale = Math.min(1, 720 / Math.min(image.width, image.height))
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
    const canvas = new OffscreenCanvas(width, height).getContext("2d")!
    canvas.imageSmoothingQuality = "high"
    canvas.drawImage(image, 0, 0, width, height)
    const { data } = canvas.getImageData(0, 0, width, height)
    const side = Math.max(44, Math.round(Math.min(width, height) / 12))
    // Sums over all that lies above and to the left: a square is looked at in four steps
    const sums = (isOn: (x: number, y: number) => boolean) => {
      const all = new Uint32Array((width + 1) * (height + 1))
      for (let y = 0; y < height; y++)
        for (let x = 0, row = 0; x < width; x++) {
          if (isOn(x, y)) row++
          all[(y + 1) * (width + 1) + x + 1] = all[y * (width + 1) + x + 1]! + row
        }
      return (left: number, top: number, right: number, bottom: number) =>
        all[bottom * (width + 1) + right]! -
        all[top * (width + 1) + right]! -
        all[bottom * (width + 1) + left]! +
        all[top * (width + 1) + left]!
    }
    const differ = (a: number, b: number) =>
      Math.abs(data[a]! - data[b]!) +
        Math.abs(data[a + 1]! - data[b + 1]!) +
        Math.abs(data[a + 2]! - data[b + 2]!) >
      12
    const drawn = sums((x, y) => {
      const at = (y * width + x) * 4
      return (x + 1 < width && differ(at, at + 4)) || (y + 1 < height && differ(at, at + width * 4))
    })
    // Where a blank square can have its upper left corner; what lies in any of them is empty
    const corner = sums(
      (x, y) => x + side <= width && y + side <= height && drawn(x, y, x + side, y + side) === 0,
    )
    let empty = 0
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (corner(Math.max(0, x - side + 1), Math.max(0, y - side + 1), x + 1, y + 1) > 0) empty++
    return Math.round((1000 * empty) / (width * height)) / 10
  }, picture)
}
