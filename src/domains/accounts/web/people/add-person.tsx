import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { HandedLink } from './link-dialog.tsx'

interface AddPersonProps {
  opened: boolean
  onClose: () => void
  /** Told the link to hand over, where no e-mail could take it. */
  onLink: (link: HandedLink) => void
}

/** Invites somebody to the staff. */
export function AddPerson({ opened, onClose, onLink }: AddPersonProps) {
  const client = useQueryClient()
  const form = useForm({
    initialValues: { name: '', email: '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Preencha este campo.'),
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Este e-mail não parece completo.'),
    },
  })
  const close = () => {
    form.reset()
    onClose()
  }
  const add = useMutation(
    query.accounts.people.add.mutationOptions({
      onSuccess: async ({ data }, { name, email }) => {
        close()
        if (data.link) onLink({ name: name.trim(), link: data.link, first: true })
        else notifySuccess(`Um e-mail com o convite está a caminho de ${email.trim()}`)
        await client.invalidateQueries({ queryKey: query.accounts.key() })
      },
      onError: (error) => {
        const fields = isApiError(error) ? error.data?.fields : undefined
        if (!fields) return void notifyError(failureText(error))
        form.setErrors(fields)
        form.getInputNode('name' in fields ? 'name' : 'email')?.focus()
      },
    }),
  )
  return (
    <Modal opened={opened} onClose={close} title="Adicionar pessoa">
      <form onSubmit={form.onSubmit((values) => add.mutate(values))} noValidate>
        <Stack>
          <TextInput label="Nome" maxLength={80} required data-autofocus {...form.getInputProps('name')} />
          <TextInput
            label="E-mail"
            description="Para lá vai o link com que a pessoa escolhe a senha."
            type="email"
            maxLength={254}
            required
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('email')}
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" loading={add.isPending}>
              Convidar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
