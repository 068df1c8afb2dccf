import { api } from '#client/calls/api.ts'
import { z } from '#platform/contract/fields.ts'
import { labelsOf } from '#ui/workbench/form/fields-of.ts'
import { valueText } from '#ui/workbench/form/value-text.ts'
import { Versions } from '#ui/workbench/versions/versions.tsx'
import { SECTIONS, type Sections } from '../../section-schemas.ts'
import type { SectionEntry } from './sections.ts'

interface SectionVersionsProps {
  entry: SectionEntry
  opened: boolean
  isDirty: () => boolean
  /** Shows the section as it is stored, after a version was restored. */
  reload: () => Promise<void>
  onClose: () => void
}

/** The stored versions of a section, as lines of text. */
export const SectionVersions = ({ entry, reload, ...dialog }: SectionVersionsProps) => (
  <Versions
    {...dialog}
    queryKey={['site-versions', entry.name]}
    list={async () => {
      const [{ data }, settings] = await Promise.all([api.site.versions({ section: entry.name }), api.site.settings()])
      return { versions: data, present: { text: toText(entry, settings.data.values[entry.name]) } }
    }}
    read={async (version) => toText(entry, (await api.site.version({ section: entry.name, version })).data.value)}
    restore={async (version) => {
      await api.site.restore({ section: entry.name, version })
      await reload()
    }}
    none="Esta seção não tem versões ainda. Antes da primeira mudança há só o padrão, que “Voltar ao padrão” traz de volta. Da segunda em diante, cada gravação guarda aqui o que havia antes dela."
  />
)

/** A section as text: each field after its label, each item of a list on a line. */
function toText({ name: section, label }: SectionEntry, value: Sections[keyof Sections]) {
  const schema = SECTIONS[section]
  const labels = schema instanceof z.ZodObject ? labelsOf(schema) : {}
  const fields = Array.isArray(value) ? [['', value] as const] : Object.entries(value)
  return fields
    .map(([name, content]) => {
      const text = valueText(content)
      return `${labels[name] ?? label}:${text.includes('\n') ? '\n' : ' '}${text}`
    })
    .join('\n')
}
