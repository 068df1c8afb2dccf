import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { LONGEST, SHORTEST } from '../../password.ts'
import type { Profile } from '../../profile-contract.ts'
import { StrengthHint } from '../parts/strength-hint.tsx'
import styles from './section.module.css'

const EMPTY = { current: '', password: '' }

/** Another password, for who knows the one until now. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const hint = useId()
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      current: (typed) => (typed ? null : 'Preencha este campo.'),
      password: (typed) => (typed.length >= SHORTEST ? null : `Use pelo menos ${SHORTEST} caracteres.`),
    },
  })
  const change = useMutation(
    query.accounts.profile.changePassword.mutationOptions({
      onSuccess: async () => {
        form.setValues(EMPTY)
        form.clearErrors()
        notifySuccess('Senha trocada')
        await client.invalidateQueries({ queryKey: query.accounts.profile.sessions.key() })
      },
      onError: (error) => {
        const fields = isApiError(error) ? error.data?.fields : undefined
        if (!fields) return void notifyError(failureText(error))
        form.setErrors(fields)
        form.getInputNode('current' in fields ? 'current' : 'password')?.focus()
      },
    }),
  )
  const common = {
    maxLength: LONGEST,
    required: true,
    visibilityToggleButtonProps: { 'aria-label': 'Mostrar a senha' },
  }
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      noValidate
      aria-label="Trocar a senha"
    >
      {/* Tells the browser's keeper of passwords whose they are. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordInput
        label="Senha atual"
        autoComplete="current-password"
        {...common}
        {...form.getInputProps('current')}
      />
      <PasswordInput
        label="Nova senha"
        autoComplete="new-password"
        aria-describedby={hint}
        {...common}
        {...form.getInputProps('password')}
      />
      <StrengthHint id={hint} password={form.values.password} own={[profile.nome, profile.email]} />
      <Button type="submit" loading={change.isPending}>
        Trocar a senha
      </Button>
    </form>
  )
}
