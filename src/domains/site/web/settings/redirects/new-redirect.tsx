import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { RedirectFields } from '../../../redirects-contract.ts'
import styles from './screen.module.css'

/** Makes an old address lead to a page. */
export function NewRedirect() {
  const client = useQueryClient()
  const record = useRecordForm({
    schema: RedirectFields,
    minor: true,
    save: async ({ values }) => {
      await api.site.redirects.save(values)
      return {}
    },
    refusedAt: 'from',
    successText: 'O endereço antigo leva à página',
    emptyAfterSave: true,
    onSaved: () => void client.invalidateQueries({ queryKey: query.site.redirects.key() }),
  })
  const { form, saving } = record
  return (
    <RecordForm record={record} label="Endereço antigo" className={`cluster align-start gap-75 ${styles.form}`}>
      <TextInput key={form.key('from')} placeholder="/blog/um-texto" {...form.field('from')} />
      <TextInput key={form.key('to')} placeholder="/archive-view/7" {...form.field('to')} />
      <Button type="submit" loading={saving}>
        Adicionar
      </Button>
    </RecordForm>
  )
}
