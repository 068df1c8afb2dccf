import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Person } from '../../people-contract.ts'

/** Gives somebody another e-mail; open while there is a `person`. */
export function ChangeEmail({ person, onClose }: { person: Person | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Este e-mail não parece completo.'),
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew for each person, and not when the form changes
  useEffect(() => {
    if (!person) return
    form.setValues({ email: person.email })
    form.clearErrors()
  }, [person])

  const change = useMutation(
    query.accounts.people.changeEmail.mutationOptions({
      onSuccess: async () => {
        onClose()
        notifySuccess('E-mail trocado')
        await Promise.all([
          client.invalidateQueries({ queryKey: query.accounts.key() }),
          client.invalidateQueries({ queryKey: ['session'] }), // it may be one's own
        ])
      },
      onError: (error) => {
        const fields = isApiError(error) ? error.data?.fields : undefined
        if (fields?.email) form.setErrors({ email: fields.email })
        else notifyError(failureText(error))
      },
    }),
  )
  return (
    <Modal opened={person !== undefined} onClose={onClose} title={`Trocar o e-mail de ${person?.name ?? ''}`}>
      <form
        onSubmit={form.onSubmit(({ email }) => person && change.mutate({ id: person.id, email: email.trim() }))}
        noValidate
      >
        <Stack>
          <TextInput
            label="E-mail"
            description="A pessoa passa a entrar com este. A senha continua; links já enviados deixam de valer."
            type="email"
            maxLength={254}
            required
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('email')}
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={change.isPending}>
              Trocar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
