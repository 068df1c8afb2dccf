import { PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { Confirmed, type StaffMember } from '../../people-contract.ts'

const schema = Confirmed.pick({ password: true })

/** Dialog that makes somebody an administrator, or takes that back; open while `person` is set. */
export function Administration({ person, onClose }: { person: StaffMember | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const { id = 0, name = '', admin = false } = person ?? {}
  return (
    <DialogForm
      opened={person !== undefined}
      onClose={onClose}
      title={admin ? `Retirar a administração de ${name}` : `Tornar administrador: ${name}`}
      text={
        admin
          ? `${name} volta a ver só o que é seu, ou o que alguém lhe compartilhou. O que fez fica. Vale na hora, também nas telas que já estão abertas.`
          : `${name} passa a ver e fazer o que você vê e faz: visitas, mensagens, pedidos, financeiro, horas e custos de todos, os textos do site, módulos e sistema, e as pessoas: convida, desativa e torna outros administradores. Vale na hora, e quem administra recebe um aviso.`
      }
      schema={schema}
      confirm={admin ? 'Retirar' : 'Tornar administrador'}
      danger={admin}
      save={({ values: { password } }) =>
        admin ? api.accounts.people.withdraw({ id, password }) : api.accounts.people.appoint({ id, password })
      }
      successText={admin ? `${name} não administra mais` : `${name} agora administra`}
      refusedAt="password"
      onChanged={() => void client.invalidateQueries({ queryKey: query.accounts.key() })}
    >
      {(form) => (
        <PasswordInput
          description="A mesma com que você entra."
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
          data-autofocus
          key={form.key('password')}
          {...form.field('password')}
        />
      )}
    </DialogForm>
  )
}
