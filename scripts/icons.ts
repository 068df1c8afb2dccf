/* Writes the drawings of the icons that the sources import: `npm start` installs no other of Tabler's six thousand. */
import { writeFileSync } from 'node:fs'
import { ICONS, importedIcons } from './house/icons.ts'

type Nodes = readonly (readonly [tag: string, attributes: { d: string }])[]

/** All strokes of an icon as one path. Each must begin with an absolute move, or it would be drawn from the end of the one before. */
function drawingOf(name: string, nodes: Nodes): string {
  const isKnown = nodes.every(
    ([tag, { d, ...rest }]) => tag === 'path' && d.startsWith('M') && Object.keys(rest).join() === 'key',
  )
  if (!isKnown) throw new Error(`${name} is not made of paths alone, see src/ui/make-icon.ts`)
  return nodes.map(([, { d }]) => d).join('')
}

const lines: string[] = []
for (const name of importedIcons()) {
  const { __iconNode: nodes, default: icon } = await import(`@tabler/icons-react/dist/esm/icons/${name}.mjs`)
  const kind = icon.render({}, null).props.fill === 'none' ? 'outline' : 'filled'
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify([kind, drawingOf(name, nodes)])}`)
}
writeFileSync(ICONS, `{\n${lines.join(',\n')}\n}\n`)
