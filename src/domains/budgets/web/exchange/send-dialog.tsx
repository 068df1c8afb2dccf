import { Alert, Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { IconLink, IconMail } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { useSession } from '#client/session/session.ts'
import { optionalText, z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { day } from '#time.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { MeantEmail } from '#ui/workbench/form/meant-email.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Exchange } from '../../exchange-schemas.ts'
import { BillingLink } from '../parts/billing-link.tsx'
import { ContactChanges, Differences, LackingHours, sumMissing } from './before-sending.tsx'
import { copyClientLink } from './copy-client-link.tsx'
import { useExchange } from './use-exchange.ts'

const SendSchema = z.object({
  email: neededText(254, 'Escreva o e-mail do cliente.').meta({ label: 'E-mail do cliente' }),
  message: optionalText(2000).meta({ label: 'Mensagem' }),
})

/** What the client is about to read otherwise, and what of an acceptance ends by it. */
const WhatChanges = ({ exchange: { version, state, differences } }: { exchange: Exchange }) =>
  version > 0 &&
  differences.length > 0 && (
    <section aria-label="O que muda">
      {state === 'accepted' && (
        <Text>
          A aceitação da versão {version} deixa de valer, com as parcelas dela, e o cliente decide pela versão{' '}
          {version + 1}.
        </Text>
      )}
      <Text fw={600}>O que muda para o cliente</Text>
      <Differences differences={differences} />
    </section>
  )

interface AddressesProps {
  exchange: Exchange
  onChoose: (address: string) => void
}

/** Whom of the client's the quote may go to, each with a press; nothing where it is the record's own address alone. */
const Addresses = ({ exchange: { addresses, email }, onChoose }: AddressesProps) =>
  addresses.some((one) => one.email !== email) && (
    <fieldset className="cluster gap-50 may-shrink no-padding no-border">
      <legend className="soft small">Contatos do cliente</legend>
      {addresses.map(({ name, email }) => (
        <Button key={email} variant="default" size="compact-sm" onClick={() => onChoose(email)}>
          {name || email}
        </Button>
      ))}
    </fieldset>
  )

/** Before a quote goes out with terms that nobody of the firm wrote. Site is for the admin. */
function ProgramTerms() {
  const { admin } = useSession()
  return (
    <p className="soft small">
      As condições são as que vêm com o programa
      {admin && (
        <>
          : <BillingLink>conferir</BillingLink>
        </>
      )}
      .
    </p>
  )
}

interface SendDialogProps {
  id: number
  exchange: Exchange
  opened: boolean
  onClose: () => void
}

/** Sends a quote: by an e-mail with link and PDF, or by a link that goes other ways. */
export function SendDialog({ id, exchange, opened, onClose }: SendDialogProps) {
  const { settle } = useExchange(id)
  const { sendsMail } = useSession()
  const { send } = api.budgets.exchange
  const missing_hours = sumMissing(exchange.missing_hours)
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={exchange.version > 0 && exchange.changed ? `Enviar versão ${exchange.version + 1}` : 'Enviar ao cliente'}
      text="O cliente lê o orçamento por um link secreto, sem entrar, e por ele aceita, recusa ou pede uma mudança."
      schema={SendSchema}
      first={{ values: { email: exchange.email, message: '' } }}
      save={({ values }) => settle(send({ id, means: 'email', missing_hours, ...values }))}
      successText={
        sendsMail ? 'O orçamento foi enviado' : 'O e-mail virou um arquivo na pasta outbox: copie o link e mande-o você'
      }
      buttons={({ saving, run }) => {
        const link = (
          <Button
            key="link"
            variant={sendsMail ? 'default' : 'filled'}
            disabled={saving}
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() =>
              void run(async () => {
                const { data } = await settle(send({ id, means: 'link', missing_hours }))
                const isCopied = await copyClientLink(data.path)
                notifySuccess(isCopied ? 'Link copiado: mande ao cliente' : 'O link está pronto: copie e envie')
                onClose()
              })
            }
          >
            Só criar o link
          </Button>
        )
        const mail = (
          <Button
            key="mail"
            type="submit"
            variant={sendsMail ? 'filled' : 'default'}
            loading={saving}
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {sendsMail ? 'Enviar por e-mail' : 'Gravar o e-mail em arquivo'}
          </Button>
        )
        return <Group justify="flex-end">{sendsMail ? [link, mail] : [mail, link]}</Group>
      }}
    >
      {(form) => (
        <>
          {!sendsMail && (
            <Text>Esta instalação não envia e-mails: crie o link e mande-o você, por onde falar com ele.</Text>
          )}
          {exchange.expired_on && (
            <Alert color="red" role="alert">
              Este orçamento já não vale: valeu até {day(exchange.expired_on)}. Mude a validade antes de enviar.
            </Alert>
          )}
          {exchange.version === 0 && exchange.program_terms && <ProgramTerms />}
          <LackingHours hours={exchange.missing_hours} />
          <WhatChanges exchange={exchange} />
          <ContactChanges changes={exchange.contact_changes} />
          <TextInput key={form.key('email')} type="email" autoComplete="off" data-autofocus {...form.field('email')} />
          <MeantEmail form={form} />
          <Addresses exchange={exchange} onChoose={(address) => form.setFieldValue('email', address)} />
          <Textarea
            key={form.key('message')}
            description="Opcional: entra acima do link."
            autosize
            minRows={3}
            maxRows={10}
            {...form.field('message')}
          />
        </>
      )}
    </DialogForm>
  )
}
