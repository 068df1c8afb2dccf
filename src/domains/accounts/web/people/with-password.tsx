import { PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import type { Confirmation } from '#ui/workbench/confirm.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { Confirmed } from '../../people-contract.ts'

const schema = Confirmed.pick({ password: true })

/** What is done to an account that administers, or comes to, once the caller has typed their own password. */
export interface Asked extends Confirmation {
  /** What a toast says of it; null where something else does. */
  done: string | null
  /** Does it; where it rejects, the dialog stays with the reason. */
  act: (password: string) => Promise<unknown>
}

/** Dialog that does something with the caller's own password; open while `asked` is set. */
export function WithPassword({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <DialogForm
      opened={asked !== undefined}
      onClose={onClose}
      title={asked?.title}
      text={asked?.text}
      schema={schema}
      confirm={asked?.confirm ?? ''}
      danger={asked?.danger ?? false}
      save={async ({ values: { password } }) => {
        await asked?.act(password)
        return {}
      }}
      successText={asked?.done ?? null}
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
