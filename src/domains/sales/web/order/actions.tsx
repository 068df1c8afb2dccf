import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconCheck, IconLink, IconLinkOff, IconMail } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { useSession } from '#client/session/session.ts'
import { brl, toCents } from '#money.ts'
import { ReasonDialog } from '#ui/workbench/reason-dialog.tsx'
import type { Order } from '../../orders-contract.ts'
import { ConfirmPixDialog } from './confirm-pix-dialog.tsx'
import { useOrderStep } from './order-step.tsx'

/** Downloads that a link gets when it is opened again. */
const MORE = 5

/** What can be done next with an order. */
export function OrderActions({ order }: { order: Order }) {
  const { id, state, driver, total, confirmable, link_open, download_limit, downloads, email, withdrawn_at } = order
  const [confirming, confirm] = useDisclosure()
  const [refunding, refund] = useDisclosure()
  const { mutate, isPending, show } = useOrderStep(id)
  const { sendsMail } = useSession()
  if (!confirmable && state !== 'paid') return null
  const isUsedUp = download_limit !== null && downloads >= download_limit
  const isOpen = link_open && !isUsedUp
  const shared = { variant: 'default', disabled: isPending } as const
  return (
    <Group gap="sm">
      {confirmable && (
        <Button leftSection={<IconCheck size={18} aria-hidden />} disabled={isPending} onClick={confirm.open}>
          Confirmar o Pix
        </Button>
      )}
      {state === 'paid' && (
        <>
          <Button
            {...shared}
            leftSection={<IconMail size={18} aria-hidden />}
            onClick={() =>
              mutate({
                work: () => api.sales.orders.resend({ id }),
                done: sendsMail
                  ? `O recibo e o link vão a ${email}`
                  : 'O recibo virou um arquivo na pasta outbox: mande você o endereço da página do comprador',
              })
            }
          >
            Reenviar o recibo
          </Button>
          {withdrawn_at ? null : isOpen ? (
            <Button
              {...shared}
              leftSection={<IconLinkOff size={18} aria-hidden />}
              onClick={() =>
                mutate({ work: () => api.sales.orders.link({ id, open: false }), done: 'O link está fechado' })
              }
            >
              Fechar o link
            </Button>
          ) : (
            <Button
              {...shared}
              leftSection={<IconLink size={18} aria-hidden />}
              onClick={() =>
                mutate({
                  work: () => api.sales.orders.link({ id, open: true, ...(isUsedUp && { more: MORE }) }),
                  done: isUsedUp ? `O link vale mais ${MORE} downloads` : 'O link está aberto de novo',
                })
              }
            >
              Reabrir o link
            </Button>
          )}
          <Button {...shared} leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={refund.open}>
            Devolver
          </Button>
        </>
      )}
      <ConfirmPixDialog order={order} opened={confirming} onClose={confirm.close} />
      <ReasonDialog
        opened={refunding}
        onClose={refund.close}
        title={`Devolver ${brl(toCents(total))}?`}
        text={
          driver === 'pix'
            ? 'Faça a devolução no banco e registre-a aqui. O link de download se fecha, e o motivo fica no histórico.'
            : 'O valor inteiro volta ao cartão. O link de download se fecha, e o motivo fica no histórico.'
        }
        confirm="Devolver"
        work={async (note) => show(await api.sales.orders.refund({ id, note }))}
        done="O pedido foi devolvido"
      />
    </Group>
  )
}
