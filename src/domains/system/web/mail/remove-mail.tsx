import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { OwnPassword } from '../../own-password.ts'
import { OwnPasswordField } from '../parts/own-password-field.tsx'
import type { SettingDialog } from '../parts/setting.tsx'

/** Asks whether the mail server is to go, says what stops, and wants the caller's own password. */
export function RemoveMail(dialog: SettingDialog) {
  const client = useQueryClient()
  return (
    <DialogForm
      {...dialog}
      title="Remover o servidor de e-mail?"
      text="Nada mais é enviado: orçamentos, lembretes, recibos, convites, avisos, o boletim e “Esqueci a senha” viram arquivos na pasta outbox, que não chegam a ninguém. O site deixa de oferecer a inscrição no boletim. A senha guardada é apagada."
      schema={OwnPassword}
      confirm="Remover"
      danger
      save={({ values: { password } }) => api.system.mailServer.remove({ password })}
      successText="Servidor de e-mail removido"
      refusedAt="password"
      onChanged={() => void client.invalidateQueries()}
    >
      {(form) => <OwnPasswordField form={form} isFirst />}
    </DialogForm>
  )
}
