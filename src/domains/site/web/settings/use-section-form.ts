import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import type { SectionName, Sections } from '../../section-schemas.ts'
import type { SectionChange } from '../../sections-contract.ts'
import { type SectionEntry, type SectionValues, schemaOf } from './sections.ts'

interface Options {
  entry: SectionEntry
  /** The section as stored on the server. */
  first: Stored<SectionValues>
  onChange: () => void
}

/** The state of a section's form: save, reload, reset. */
export function useSectionForm({ entry, first, onChange }: Options) {
  const section = entry.name
  const client = useQueryClient()
  const router = useRouter()
  const [schema] = useState(() => schemaOf(entry))

  async function reload() {
    const { data } = await client.fetchQuery({ ...query.site.settings.queryOptions(), staleTime: 0 })
    return { values: { value: data.values[section] }, revision: data.revisions[section] }
  }

  const record = useRecordForm({
    schema,
    first,
    draftName: `site:${section}`,
    save: async ({ values, changes, revision }) => {
      // A section that is a list is always sent whole.
      const value = Array.isArray(values.value) ? values.value : (changes.value ?? {})
      return (await api.site.save({ section, value, revision } as SectionChange)).data
    },
    reload,
    readConflict: (value) => ({ value: value as Sections[SectionName] }),
    pathOf: (field) => (field === 'value' ? field : `value.${field}`),
    onChange,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: query.site.settings.key() })
      void client.invalidateQueries({ queryKey: query.system.key() })
      // The navigation shows the company's name.
      if (section === 'company') void router.invalidate()
    },
  })

  /** Shows the section as it is stored now. */
  const showStored = async () => record.replace(await reload())

  /** Resets the section to its default. Returns whether it succeeded. */
  async function reset(): Promise<boolean> {
    const done = await record.run(async () => {
      await api.site.reset({ section })
      await showStored()
    })
    return done !== undefined
  }

  return { ...record, reset, showStored }
}
