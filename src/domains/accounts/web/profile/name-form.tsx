import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { z } from '#platform/contract/fields.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { personName } from '../../fields.ts'
import type { Profile } from '../../profile-contract.ts'
import styles from './section.module.css'

const schema = z.object({ nome: personName.meta({ label: 'Nome' }) })

const toStored = ({ nome, revision }: Profile) => ({ values: { nome }, revision })

/** Form for the user's name. The e-mail is shown read-only; only the admin can change it. */
export function NameForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const record = useRecordForm({
    schema,
    first: toStored(profile),
    save: async ({ values, revision }) => (await api.accounts.profile.save({ ...values, revision })).data,
    reload: async () => toStored((await api.accounts.profile.read()).data),
    readConflict: (stored) => toStored(stored as Profile).values,
    onSaved: () => {
      // The name in the navigation comes with the session.
      void client.invalidateQueries({ queryKey: query.accounts.key() })
      void client.invalidateQueries({ queryKey: ['session'] })
    },
  })
  const { form, saving, dirty } = record
  return (
    // Parsed before the save, so that the form shows the trimmed name that is stored.
    <RecordForm
      record={{ ...record, save: () => record.save((typed) => schema.parse(typed)) }}
      className={`stack items-start gap-100 ${styles.form}`}
    >
      <TextInput autoComplete="name" key={form.key('nome')} {...form.field('nome')} />
      <TextInput
        label="E-mail"
        description="É com ele que você entra. Só a administração troca."
        value={profile.email}
        readOnly
      />
      <Button type="submit" loading={saving} disabled={!dirty}>
        Salvar
      </Button>
    </RecordForm>
  )
}
