/* Writes the drawings of the icons that the sources import: `npm start` installs no other of Tabler's six thousand. */
import { writeFileSync } from 'node:fs'
import { ICONS, importedIcons } from './house/icons.ts'

const lines: string[] = []
for (const name of importedIcons()) {
  const { __iconNode: nodes, default: icon } = await import(`@tabler/icons-react/dist/esm/icons/${name}.mjs`)
  const kind = icon.render({}, null).props.fill === 'none' ? 'outline' : 'filled'
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify([kind, nodes])}`)
}
writeFileSync(ICONS, `{\n${lines.join(',\n')}\n}\n`)
