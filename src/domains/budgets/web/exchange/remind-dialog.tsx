import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { nowMs } from '#clock.ts'
import { chatLink, mailAddress, readContact } from '#contact-methods.ts'
import { chargesOn } from '#domains/finance/charges.ts'
import { withCharges } from '#domains/finance/received.ts'
import { brl, toCents } from '#money.ts'
import { day, dayOf } from '#time.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import type { Installment, REMINDERS } from '../../installment-schemas.ts'
import { useExchange } from './use-exchange.ts'

interface RemindDialogProps {
  /** The quote's. */
  id: number
  exchange: Exchange
  /** An open one. */
  installment: Installment
  opened: boolean
  onClose: () => void
}

/** A ready text that reminds a client of a parcela, and the ways to send it; which was taken goes to the history. */
export const RemindDialog = ({ opened, onClose, ...about }: RemindDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={`Cobrar a parcela ${about.installment.number}`}>
    <Reminder {...about} onDone={onClose} />
  </Modal>
)

function Reminder({ onDone, ...about }: Omit<RemindDialogProps, 'opened' | 'onClose'> & { onDone: () => void }) {
  const { id, exchange, installment } = about
  const { mutate } = useExchange(id)
  const [text, setText] = useState(() => reminderText(about))
  const subject = `Orçamento ${numberText(id)}: parcela ${installment.number}`
  const email = exchange.charges_email || exchange.email
  const { phone = '' } = readContact(exchange.phone)

  function note(by: (typeof REMINDERS)[number]) {
    mutate({ work: () => api.budgets.exchange.remind({ id: installment.id, by }), done: 'Anotado no histórico' })
    onDone()
  }
  async function copy() {
    if (await copyText(text)) return note('copy')
    notifyError('O navegador não deixou copiar. Marque o texto e copie.')
  }
  return (
    <Stack>
      <Textarea
        label="Mensagem"
        description="Mude como quiser: ela vai por você, e o histórico anota que o cliente foi lembrado."
        autosize
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
          Copiar
        </Button>
        <Button
          component="a"
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          href={`${email ? mailAddress(email) : 'mailto:'}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          onClick={() => note('email')}
        >
          E-mail
        </Button>
        <Button
          component="a"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          href={`${chatLink(phone)}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => note('whatsapp')}
        >
          WhatsApp
        </Button>
      </Group>
    </Stack>
  )
}

/** 'Olá! A parcela 2 do orçamento 0042, de R$ 500,00, venceu em 10/11/2026. …' */
function reminderText({
  id,
  exchange: { path, rates },
  installment,
}: Pick<RemindDialogProps, 'id' | 'exchange' | 'installment'>) {
  const today = dayOf(nowMs())
  const { number, due } = installment
  const amount = toCents(installment.amount)
  const charged = withCharges(amount, chargesOn(today, { ...installment, amount }, rates))
  return [
    `Olá! A parcela ${number} do orçamento ${numberText(id)}, de ${brl(amount)}, ${due < today ? 'venceu' : 'vence'} ${due === today ? 'hoje' : `em ${day(due)}`}.`,
    charged > amount && `Com multa e juros, hoje são ${brl(charged)}.`,
    charged < amount && `Com o desconto, hoje são ${brl(charged)}.`,
    path && `O Pix dela está nesta página: ${siteOrigin()}${path}`,
    'Se já pagou, desconsidere, por favor.',
  ]
    .filter(Boolean)
    .join('\n')
}
