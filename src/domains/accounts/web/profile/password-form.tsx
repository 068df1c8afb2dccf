import { Button, PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { PasswordChange, type Profile } from '../../profile-contract.ts'
import { StrengthHint } from '../parts/strength-hint.tsx'
import styles from './section.module.css'

/** Form that changes the user's password. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const hint = useId()
  const [password, setPassword] = useState('')
  const record = useRecordForm({
    schema: PasswordChange,
    save: ({ values }) => api.accounts.profile.changePassword(values),
    onChange: (values) => setPassword(values.password),
    minor: true,
    emptyAfterSave: true,
    successText: 'Senha trocada',
    onSaved: () => void client.invalidateQueries({ queryKey: query.accounts.profile.sessions.key() }),
  })
  const { form, saving } = record
  const shown = { visibilityToggleButtonProps: { 'aria-label': 'Mostrar a senha' } }
  return (
    <RecordForm record={record} className={`stack items-start gap-100 ${styles.form}`} label="Trocar a senha">
      {/* Tells password managers which account it is. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordInput autoComplete="current-password" {...shown} key={form.key('current')} {...form.field('current')} />
      <PasswordInput
        autoComplete="new-password"
        aria-describedby={hint}
        {...shown}
        key={form.key('password')}
        {...form.field('password')}
      />
      <StrengthHint id={hint} password={password} own={[profile.nome, profile.email]} />
      <Button type="submit" variant="default" loading={saving}>
        Trocar a senha
      </Button>
    </RecordForm>
  )
}
