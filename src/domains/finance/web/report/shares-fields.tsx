import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { Report } from '../../reports-contract.ts'
import { MoneyFields, type MoneyValues } from '../parts/money-fields.tsx'
import { type UsualAccounts, useProjectOptions } from '../parts/use-choices.ts'
import { DayNote } from './day-note.tsx'
import { PartsField } from './parts-field.tsx'
import type { TypedPart } from './typed-parts.ts'

interface Values extends MoneyValues {
  date: string | null
  project_id: number | null
  parts: TypedPart[]
}

interface SharesFieldsProps<Form extends Values> {
  form: RecordFields<Form>
  /** The entry as loaded; undefined for a new one. */
  report: Report | undefined
  types: readonly { value: MoneyValues['type']; label: string }[]
  /** Whether amount, type and day do not change. */
  locked: boolean
  /** See `MoneyFields`. */
  usual?: UsualAccounts
  /** Called with the description once its field is left. */
  onDescribed?: ((description: string) => void) | undefined
}

/** What an entry is of: its money, its project, and what it is split into. */
export function SharesFields<Form extends Values>({
  form,
  report,
  types,
  locked,
  usual,
  onDescribed,
}: SharesFieldsProps<Form>) {
  const values = form.getValues()
  const [{ parts, total }, show] = useState({ parts: values.parts, total: values.amount })
  // What another form saved is put into the fields by their paths.
  form.watch('parts' as never, ({ value }) => show((now) => ({ ...now, parts: value as TypedPart[] })))
  form.watch('amount' as never, ({ value }) => show((now) => ({ ...now, total: value as string })))
  const projects = projectsOf(report)
  const options = useProjectOptions(projects)
  const set = (path: 'parts' | 'category' | 'project_id', value: unknown) =>
    form.setFieldValue(path as never, value as never)
  function change(next: TypedPart[]) {
    const [first] = next
    // Those of the first part, as they are stored; one that is not split any more keeps them.
    if (first) {
      set('category', first.category)
      set('project_id', first.project_id)
    }
    set('parts', next)
  }
  return (
    <>
      <MoneyFields
        form={form}
        types={types}
        day="date"
        dayNote={<DayNote form={form} />}
        owner={report?.id_user}
        locked={locked}
        split={parts.length > 0}
        usual={usual}
        onDescribed={onDescribed}
      />
      {parts.length === 0 && (
        <NativeSelect
          // The options may arrive after the field.
          key={`${form.key('project_id')} ${options.length}`}
          label={form.labelOf('project_id')}
          data={options}
          defaultValue={values.project_id === null ? '' : String(values.project_id)}
          error={form.errors.project_id}
          onChange={({ currentTarget }) =>
            form.setFieldValue('project_id', (Number(currentTarget.value) || null) as never, { forceUpdate: false })
          }
        />
      )}
      <PartsField
        parts={parts}
        total={total}
        whole={{ category: values.category, project_id: values.project_id }}
        onChange={change}
        owner={report?.id_user}
        projects={projects}
        errors={form.errors}
      />
    </>
  )
}

/** The projects that an entry and its parts are of. */
const projectsOf = (report: Report | undefined) =>
  report
    ? [report, ...report.parts].flatMap(({ project_id, project }) =>
        project_id === null ? [] : { id: project_id, title: project ?? '' },
      )
    : []
