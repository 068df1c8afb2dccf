import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isMissing } from '#client/calls/failures.ts'
import { query, readOnce } from '#client/calls/query.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { useWhose } from '#client/session/use-whose.ts'
import { nowMs } from '#clock.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRing } from '#ui/workbench/states.tsx'
import type { Words } from '#words.ts'
import { numberText } from '../../budget.ts'
import { budgetWords } from '../../words.ts'
import { MissingBudget } from '../parts/missing-budget.tsx'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { BudgetForm } from './form.tsx'

interface EditBudgetProps {
  isNew: boolean
  /** The quote's; of a new one undefined until it is drawn. */
  number: number | undefined
  /** The client's record that a new one begins with. */
  client?: number | undefined
  /** The template that a new one begins with. */
  template?: number | undefined
  /** The message of who a new one is for, whose piece is its first line. */
  message?: number | undefined
}

/** The form for the quote with that number, or for a new one, whose number is drawn when the form opens. */
export function EditBudget({ isNew, number, ...begin }: EditBudgetProps) {
  const whose = useWhose()
  if (whose === undefined) {
    return (
      <Frame title={titleOf(isNew, number)}>
        <Loading />
      </Frame>
    )
  }
  return number === undefined ? (
    <DrawNumber {...begin} />
  ) : (
    <OpenBudget
      key={`${isNew} ${number} ${begin.template} ${begin.message}`}
      isNew={isNew}
      number={number}
      whose={whose}
      {...begin}
    />
  )
}

/** Draws the number of a new quote and puts it into the address. */
function DrawNumber({ client, template, message }: Pick<EditBudgetProps, 'client' | 'template' | 'message'>) {
  const navigate = useNavigateFromHere()
  const [opened] = useState(() => nowMs())
  const drawn = useQuery({
    ...query.budgets.newId.queryOptions({ input: {} }),
    // A number of its own for each form that is opened, and one only.
    queryKey: ['new-budget', opened],
    ...readOnce,
  })
  const number = drawn.data?.id
  useEffect(() => {
    if (number === undefined) return
    freshNumbers.add(number)
    void navigate({
      to: '/dashboard/budget-create',
      search: { id: NEW_RECORD, number, cliente: client, modelo: template, mensagem: message },
      replace: true,
    })
  }, [number, client, template, message, navigate])
  return (
    <Frame title={titleOf(true)}>
      <QueryState query={drawn} failed="O número do orçamento não veio" loading={<Loading />} />
    </Frame>
  )
}

/** Numbers drawn since the document was loaded: nothing can be stored under them but by their own form. */
const freshNumbers = new Set<number>()

function OpenBudget({ isNew, number, whose, ...begin }: EditBudgetProps & { number: number; whose: number }) {
  const navigate = useNavigateFromHere()
  // An address with a number may be older than the quote that was saved under it.
  const [isFresh] = useState(() => isNew && freshNumbers.has(number))
  const item = useQuery(
    query.budgets.byId.queryOptions({
      input: { id: number, id_user: whose },
      enabled: !isFresh,
      ...readOnce,
    }),
  )
  const budget = item.data?.data[0]
  const isUnsaved = isNew && (isFresh || isMissing(item.error))
  const isSavedMeanwhile = isNew && budget !== undefined
  useLoadFailureLog(isUnsaved ? null : item.error)
  useEffect(() => {
    if (isSavedMeanwhile) void navigate({ to: '/dashboard/budget-create', search: { id: number }, replace: true })
  }, [isSavedMeanwhile, navigate, number])

  if (isUnsaved) return <NewBudget id={number} whose={whose} {...begin} />
  if (budget && !isNew) return <BudgetForm id={number} whose={whose} budget={budget} />
  return (
    <Frame title={titleOf(isNew, number)}>
      <QueryState query={item} failed="O orçamento não veio" loading={<Loading />} missing={<MissingBudget />} />
    </Frame>
  )
}

interface NewBudgetProps extends Pick<EditBudgetProps, 'client' | 'template' | 'message'> {
  id: number
  whose: number
}

/** The form of a new quote, once client, template and message are there that it begins with. What is gone is left out. */
function NewBudget({ id, whose, client = 0, template = 0, message = 0 }: NewBudgetProps) {
  const forClient = useQuery(
    query.clients.item.queryOptions({ input: { id: client }, enabled: client > 0, ...readOnce }),
  )
  const begun = useQuery(
    query.budgets.templates.item.queryOptions({ input: { id: template }, enabled: template > 0, ...readOnce }),
  )
  const ofMessage = { input: { id: message }, enabled: message > 0, ...readOnce }
  const asked = useQuery(query.contact.item.queryOptions(ofMessage))
  const sender = useQuery(query.clients.ofMessage.queryOptions(ofMessage))
  const isOpen = ({ isEnabled, data, error }: typeof forClient | typeof begun | typeof asked | typeof sender) =>
    isEnabled && !data && !isMissing(error)
  if (!isOpen(forClient) && !isOpen(begun) && !isOpen(asked) && !isOpen(sender))
    return (
      <BudgetForm
        id={id}
        whose={whose}
        budget={undefined}
        client={forClient.data?.data}
        sender={sender.data && { ...sender.data.data, message }}
        template={begun.data?.data}
        piece={asked.data?.data.result[0]?.piece ?? undefined}
      />
    )
  return (
    <Frame title={titleOf(true)}>
      {isOpen(asked) || isOpen(sender) ? (
        <QueryState query={isOpen(asked) ? asked : sender} failed="A mensagem não veio" loading={<Loading />} />
      ) : isOpen(forClient) ? (
        <QueryState query={forClient} failed="O cliente não veio" loading={<Loading />} />
      ) : (
        <QueryState query={begun} failed="O modelo não veio" loading={<Loading />} />
      )}
    </Frame>
  )
}

/** The heading of the form. */
const titleOf = (isNew: boolean, number = 0): Words => (isNew ? budgetWords.create : `Orçamento ${numberText(number)}`)

/** In the place of a quote with an id that none can have: nothing is drawn for it. */
export const NoBudget = () => (
  <Frame title="Orçamento">
    <MissingBudget />
  </Frame>
)

const Frame = ({ title, children }: { title: Words; children: ReactNode }) => (
  <WorkbenchPage title={title} parent={{ to: '/dashboard/budget', label: budgetWords.budgets }} fill>
    {children}
  </WorkbenchPage>
)

const Loading = () => <LoadingRing label="Carregando o orçamento…" fills />
