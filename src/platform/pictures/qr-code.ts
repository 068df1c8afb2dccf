import encode from 'qr'

/** Modules of white that readers need around a code, at the least; paper has more. */
const MARGIN = 2

/** A text as a QR code: an SVG, black without a background. Throws for more than a code holds, some 2,300 characters. */
export function drawQrCode(text: string): string {
  const rows = encode(text, 'raw', { border: MARGIN })
  const path = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${path.join('')}"/></svg>`
}

/** Where black begins in a row, and how long it is. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((black, x) => {
    const last = runs.at(-1)
    if (black && last && last[0] + last[1] === x) last[1]++
    else if (black) runs.push([x, 1])
  })
  return runs
}
