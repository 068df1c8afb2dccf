import { globSync, readFileSync } from 'node:fs'

/** The drawings of the icons that the program has: see `scripts/icons.ts`. */
export const ICONS = 'src/ui/icons.gen.json'

const IMPORTS = /import \{([^}]+)\} from '@tabler\/icons-react'/g

/** The icons that sources, and templates of new domains, import, sorted. */
export function importedIcons(): string[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/new-domain/**/*.txt'])
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, list]) => list!.match(/\bIcon[A-Z]\w*/g) ?? []),
  )
  return [...new Set(names)].sort()
}

/** The icons that are imported and have no drawing here, and the other way about. */
export function findOtherIcons(): string[] {
  const [imported, drawn] = [importedIcons(), Object.keys(JSON.parse(readFileSync(ICONS, 'utf8')))]
  return imported.filter((name) => !drawn.includes(name)).concat(drawn.filter((name) => !imported.includes(name)))
}
