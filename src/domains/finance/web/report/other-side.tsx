import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { query, readOnce } from '#client/calls/query.ts'
import { day } from '#time.ts'
import { ask } from '#ui/workbench/questions.ts'
import { reportPath } from '../../finance.ts'
import type { Report } from '../../reports-contract.ts'
import type { OtherSide } from '../../sides-contract.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'

const { link, unlink, remove, restore } = api.finance.reports

const textOf = ({ description, account, date }: OtherSide) => `${description} · ${account} · ${day(date)}`

interface OtherSideFieldProps {
  report: Report
  /** Called once it is linked or taken apart: the form shows what was before. */
  onClose: () => void
}

/** The other side of a transfer between own accounts: the one it is linked with, or those that it may be. */
export function OtherSideField({ report: { id, other_side, transfer, link: paid }, onClose }: OtherSideFieldProps) {
  const step = useFinanceStep()
  const found = useQuery(
    query.finance.reports.otherSides.queryOptions({ input: { id }, enabled: !other_side && !paid, ...readOnce }),
  )
  const tie = (other: OtherSide) => ({ work: () => link({ id, other_id: other.id }), done: 'Transferência ligada' })
  const untie = { work: () => unlink({ id }), done: 'Transferência separada' }
  const act = (one: typeof untie, undo: typeof untie) => step.mutate({ ...one, undo }, { onSuccess: onClose })
  if (other_side)
    return (
      <div className="row cluster space-between gap-50">
        <p>
          <span className="soft">Outro lado: </span>
          <Link to={reportPath(other_side)}>{textOf(other_side)}</Link>
        </p>
        <Button
          variant="default"
          size="compact-md"
          disabled={step.isPending}
          onClick={() => act(untie, tie(other_side))}
        >
          Separar
        </Button>
      </div>
    )
  const sides = found.data?.data ?? []
  if (sides.length === 0)
    return transfer && found.isSuccess ? (
      <p className="soft">Nenhuma outra conta tem este valor do outro lado, dez dias antes ou depois.</p>
    ) : null
  return (
    <div className="stack gap-25">
      <p className="soft">
        {transfer ? 'O outro lado desta transferência é:' : 'É uma transferência? O outro lado pode ser:'}
      </p>
      <ul className="bare-list stack gap-25">
        {sides.map((side) => (
          <li key={side.id} className="row cluster space-between gap-50">
            <span className="break-anywhere">{textOf(side)}</span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Ligar com ${textOf(side)}`}
              disabled={step.isPending}
              onClick={() => act(tie(side), untie)}
            >
              Ligar
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How an entry is deleted. Of one side of a transfer it is asked what becomes of the other. */
export function removalOf({ id, other_side }: Report) {
  let fate: 'keep' | 'delete' | undefined
  return {
    ...(other_side && {
      question: async () => {
        const answer = await askFate(other_side)
        fate = answer === 'none' ? undefined : answer
        return fate !== undefined
      },
    }),
    work: () => remove({ id, ...(fate && { other_side: fate }) }),
    done: 'Transação excluída',
    undo: { work: () => restore({ id, ...(fate === 'delete' && { with_other: true }) }), done: 'A transação voltou' },
  }
}

const askFate = (other: OtherSide) =>
  ask<'keep' | 'delete' | 'none'>({
    title: 'É um lado de uma transferência',
    content: (answer) => (
      <>
        <Text mb="md">
          O outro lado é “{other.description}”, de {day(other.date)}, em {other.account}. Se ficar, continua fora das
          somas.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer('none')}>
            Cancelar
          </Button>
          <Button variant="default" onClick={() => answer('keep')}>
            Excluir só este lado
          </Button>
          <Button color="red" onClick={() => answer('delete')}>
            Excluir os dois
          </Button>
        </Group>
      </>
    ),
  })
