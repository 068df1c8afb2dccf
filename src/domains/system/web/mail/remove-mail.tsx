import { PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { MailServerRemoval } from '../../mail-server-contract.ts'

/** Asks whether the mail server is to go, says what stops, and wants the caller's own password. */
export function RemoveMail({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Remover o servidor de e-mail?"
      text="Nada mais é enviado: orçamentos, lembretes, recibos, convites, avisos, o boletim e “Esqueci a senha” viram arquivos na pasta outbox, que não chegam a ninguém. O site deixa de oferecer a inscrição no boletim. A senha guardada é apagada."
      schema={MailServerRemoval}
      confirm="Remover"
      danger
      save={({ values: { password } }) => api.system.mailServer.remove({ password })}
      successText="Servidor de e-mail removido"
      refusedAt="password"
      onChanged={() => void client.invalidateQueries()}
    >
      {(form) => (
        <PasswordInput
          description="A mesma com que você entra no painel."
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
