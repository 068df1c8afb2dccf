import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconLink, IconMail } from '@tabler/icons-react'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import type { Exchange } from '../../exchange-contract.ts'
import { ContactChanges } from './contact-changes.tsx'
import { useExchange } from './use-exchange.ts'

interface SendDialogProps {
  id: number
  exchange: Exchange
  opened: boolean
  onClose: () => void
}

/** Sends a quote: by an e-mail with link and PDF, or by a link that goes other ways. */
export const SendDialog = ({ opened, onClose, ...props }: SendDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Enviar ao cliente">
    <SendForm {...props} onClose={onClose} />
  </Modal>
)

function SendForm({ id, exchange, onClose }: Omit<SendDialogProps, 'opened'>) {
  const first = { email: exchange.email, message: '' }
  const { values, setProblems, form, text, showRefusal } = useFields(() => first)
  const { mutate, isPending } = useExchange(id)
  const { sendsMail } = useSession()
  const { send } = api.budgets.exchange

  function sendEmail(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!values.email.trim()) return setProblems({ email: 'Escreva o e-mail do cliente.' })
    mutate(
      {
        work: () => send({ id, means: 'email', ...values }),
        done: sendsMail
          ? 'O orçamento foi enviado'
          : 'O e-mail virou um arquivo na pasta outbox: copie o link e mande-o você',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  const openLink = () =>
    mutate(
      { work: () => send({ id, means: 'link' }), done: 'O link está pronto: copie e envie' },
      { onSuccess: onClose },
    )

  return (
    <form onSubmit={sendEmail} {...form}>
      <Stack>
        <Text>
          O cliente lê o orçamento por um link secreto, sem entrar, e por ele aceita, recusa ou pede uma mudança.
        </Text>
        {!sendsMail && (
          <Text>Esta instalação não envia e-mails: crie o link e mande-o você, por onde falar com ele.</Text>
        )}
        <ContactChanges changes={exchange.contact_changes} />
        <TextInput
          label="E-mail do cliente"
          type="email"
          autoComplete="off"
          maxLength={254}
          data-autofocus
          {...text('email')}
        />
        <Textarea
          label="Mensagem"
          description="Opcional: entra acima do link."
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...text('message')}
        />
        <Group justify="flex-end">
          <Button
            variant="default"
            disabled={isPending}
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={openLink}
          >
            Só criar o link
          </Button>
          <Button type="submit" loading={isPending} leftSection={<IconMail size={18} aria-hidden />}>
            Enviar por e-mail
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
