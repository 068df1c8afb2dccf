import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { UnsavedChanges } from '#ui/workbench/unsaved-changes.tsx'
import type { Profile } from '../../profile-contract.ts'
import styles from './section.module.css'

/** What one is called. The e-mail stands beside it, and is the admin's to change. */
export function NameForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const form = useForm({
    initialValues: { nome: profile.nome },
    validate: { nome: (nome) => (nome.trim() ? null : 'Preencha este campo.') },
  })
  const save = useMutation(
    query.accounts.profile.save.mutationOptions({
      onSuccess: async () => {
        // The name in the navigation comes with the session.
        await Promise.all([
          client.invalidateQueries({ queryKey: query.accounts.key() }),
          client.invalidateQueries({ queryKey: ['session'] }),
        ])
        const { data } = await client.fetchQuery(query.accounts.profile.read.queryOptions())
        form.setValues({ nome: data.nome })
        form.resetDirty({ nome: data.nome })
        notifySuccess('Salvo com sucesso')
      },
      onError: (error) => {
        form.setErrors((isApiError(error) && error.data?.fields) || {})
        notifyError(failureText(error))
      },
    }),
  )
  return (
    <form className={styles.form} onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <TextInput label="Nome" maxLength={80} autoComplete="name" required {...form.getInputProps('nome')} />
      <TextInput
        label="E-mail"
        description="É com ele que você entra. Só a administração troca."
        value={profile.email}
        readOnly
      />
      <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
        Salvar
      </Button>
      <UnsavedChanges isDirty={() => form.isDirty()} />
    </form>
  )
}
