import { PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { z } from '#platform/contract/fields.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { LONGEST } from '../../password.ts'
import { NewPerson, type StaffMember } from '../../people-contract.ts'

const schema = z.object({
  email: NewPerson.shape.email,
  password: z.string().max(LONGEST).meta({ label: 'Sua senha' }),
})

/** Dialog that changes an account's e-mail; open while `person` is set. */
export function ChangeEmail({ person, onClose }: { person: StaffMember | undefined; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <DialogForm
      opened={person !== undefined}
      onClose={onClose}
      title={`Trocar o e-mail de ${person?.name ?? ''}`}
      schema={schema}
      first={{ values: { email: person?.email ?? '', password: '' } }}
      confirm="Trocar"
      save={({ values }) => api.accounts.people.changeEmail({ id: person?.id ?? 0, ...values })}
      successText="E-mail trocado"
      onSaved={() => {
        onClose()
        void client.invalidateQueries({ queryKey: query.accounts.key() })
        void client.invalidateQueries({ queryKey: ['session'] }) // it may be the user's own
      }}
    >
      {(form) => (
        <>
          <TextInput
            description="A pessoa passa a entrar com este. A senha continua; links já enviados deixam de valer."
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            key={form.key('email')}
            {...form.field('email')}
          />
          {person?.admin && (
            <PasswordInput
              description="A mesma com que você entra: a conta de quem administra não muda sem ela."
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
              key={form.key('password')}
              {...form.field('password')}
            />
          )}
        </>
      )}
    </DialogForm>
  )
}
