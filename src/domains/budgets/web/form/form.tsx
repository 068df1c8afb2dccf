import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { sayNow } from '#client/interface/say.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { useSession } from '#client/session/session.ts'
import { brl } from '#money.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { KeptState, SaveState } from '#ui/workbench/form/save-state.tsx'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { MoreActions } from '#ui/workbench/page-actions.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { numberText, STATUS, type Status } from '../../budget.ts'
import { dueText } from '../../document-texts.ts'
import { budgetWords } from '../../words.ts'
import { WholeMargin } from '../margin/margin.tsx'
import { ChangesPane, HistoryPane } from '../panes/changes-pane.tsx'
import { ClientPane } from '../panes/client-pane.tsx'
import { Panes, usePanes } from '../panes/panes.tsx'
import { useClientNews } from '../parts/use-client-news.ts'
import styles from './form.module.css'
import { BudgetFormActions } from './form-actions.tsx'
import { type BudgetFormProps, centsOf, daysIn, ON_APPROVAL, type PaymentValues } from './form-values.ts'
import { type ItemValues, typedTotal } from './item-values.ts'
import { ItemsEditor } from './items-editor.tsx'
import { KeepTemplate } from './keep-template.tsx'
import { LateFields } from './late-fields.tsx'
import { PaymentsEditor } from './payments-editor.tsx'
import { beforeIn, requestsIn } from './requests-in.tsx'
import { SendButton } from './send-button.tsx'
import { SentNote } from './sent-note.tsx'
import { HeadFields, SumFields, TextFields } from './sheet-fields.tsx'
import { ShownBeside } from './shown-beside.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { type EditedBudget, useBudgetForm } from './use-budget-form.ts'
import { MARGIN_KEY, QUOTE_KEYS, useQuoteKeys } from './use-quote-keys.ts'

/**
 * A quote where it is written and, beside it, what its client gets. As specified it is saved by its button, which leads to
 * the printer view; in Portuguese as one types, and sent from here.
 */
export function BudgetForm(edited: EditedBudget) {
  const { id, budget } = edited
  const navigate = useNavigateFromHere()
  const panes = usePanes()
  const [showsMarks, setShowsMarks] = useState(true)
  const [wantsMargin, setWantsMargin] = useState(true)
  const toggles = { toggleMarks: () => setShowsMarks(!showsMarks), toggleMargin: () => setWantsMargin(!wantsMargin) }
  const keys = useQuoteKeys(panes, toggles)
  const [isKeeping, keeping] = useDisclosure()
  const { savesAsTyped } = useManners()
  const { seesCosts } = useSession()
  const record = useBudgetForm(edited, () => {
    void navigate({
      to: savesAsTyped ? '/dashboard/budget-create' : '/dashboard/budget-printer',
      search: { id },
      // The way back leads to the list: the address of a new quote's form is of no use any more.
      replace: budget === undefined,
      ignoreBlocker: true,
    })
  })
  // Who accepts has chosen among the items, and the quote comes to that.
  useClientNews(() => budget && void record.refresh())
  const { form, live, dirty, saving, autosave, isKept } = record
  const [given, setGiven] = useState<PaymentValues[]>(() => (budget ? [] : form.getValues().payments))
  const exchange = useQuery(
    query.budgets.exchange.read.queryOptions({ input: { id }, enabled: budget !== undefined, staleTime: 0 }),
  ).data?.data
  // What is wrong there is in sight.
  const showsMargin = seesCosts && (wantsMargin || Object.keys(form.errors).some((path) => path.endsWith('.cost')))
  const asked = requestsIn(id, exchange, () => form.getValues().items)
  /** What was accepted is changed by beginning its next version, on purpose. */
  const { state, draft } = exchange ?? budget ?? {}
  const isClosed = isKept && state === 'accepted' && !draft
  /** Whether nothing is typed that is not stored: as one types it is stored first. */
  async function isStored(unsaved: string) {
    if (isKept ? await autosave.saveNow() : !record.isDirty()) return true
    notifyError(isKept ? 'Há o que ainda não foi salvo neste orçamento.' : unsaved)
    return false
  }
  const actions = budget && <BudgetFormActions id={id} isStored={isStored} onKeep={keeping.open} />
  return (
    <WorkbenchPage
      title={budget ? `Orçamento ${numberText(id)}` : budgetWords.create}
      parent={{ to: '/dashboard/budget', label: budgetWords.budgets }}
      tools={
        <>
          <KeysHelp
            keys={seesCosts ? [...QUOTE_KEYS, MARGIN_KEY] : QUOTE_KEYS}
            note={`Em uma linha, Esc sai do campo e Backspace remove a linha vazia.${isKept ? ' Ctrl e Enter enviam.' : ''}`}
            {...keys}
          />
          {isKept && <MoreActions>{actions}</MoreActions>}
        </>
      }
      saveState={!isKept && <SaveState saving={saving} dirty={dirty} />}
      actions={!isKept && actions}
      main={
        !isKept ? (
          <SaveButton form="budget-form" saving={saving} />
        ) : (
          exchange && (
            <SendButton
              id={id}
              exchange={exchange}
              before={async () => record.check() && isStored('Salve as alterações antes de enviar.')}
            />
          )
        )
      }
    >
      <Panes
        panes={panes}
        changed={exchange?.differences.filter(({ label }) => label !== 'Total').length ?? 0}
        document={
          <RecordForm
            record={record}
            id="budget-form"
            className="stack content-start may-shrink"
            savedText="O orçamento foi salvo"
            describe={DESCRIPTIONS}
            onSubmit={panes.showDocument}
            leave={isKept ? autosave.leave : undefined}
          >
            <div className={`cluster align-baseline space-between small paper line-below ${styles.note}`}>
              {budget && <SentNote budget={budget} exchange={exchange} isKept={isKept} />}
              {budget && isKept && !isClosed && <KeptState saving={saving} {...autosave} />}
              <ShownBeside
                marks={exchange && exchange.version > 0 ? showsMarks : undefined}
                margin={seesCosts ? showsMargin : undefined}
                {...toggles}
              />
            </div>
            <div className={`stack gap-150 full-width surface ${styles.sheet}`} data-margin={showsMargin || undefined}>
              {asked.rest}
              {!budget && <TemplateChoice form={form} begun={edited.template?.id} onPayments={setGiven} />}
              <HeadFields form={form} live={live} sender={edited.sender} isClosed={isClosed} />
              <ItemsEditor
                key={form.key('items')}
                first={form.getValues().items}
                onChange={(items) => change(form, 'items', items)}
                errors={form.errors}
                requestsOf={asked.requestsOf}
                beforeOf={showsMarks ? beforeIn(exchange) : NOTHING}
                showsMargin={showsMargin}
                isClosed={isClosed}
              />
              <fieldset disabled={isClosed} className="stack gap-150 one-column may-shrink no-padding no-border">
                <SumFields form={form} live={live}>
                  {showsMargin && <WholeMargin live={live} />}
                </SumFields>
                <PaymentsEditor
                  key={form.key('payments')}
                  first={form.getValues().payments}
                  onChange={(payments) => change(form, 'payments', payments)}
                  errors={form.errors}
                  live={live}
                  given={given}
                  filled={SUMMED.map(form.key).join(' ')}
                  isClosed={isClosed}
                />
                <LateFields form={form} />
                <TextFields form={form} isNew={!budget} />
              </fieldset>
            </div>
          </RecordForm>
        }
        content={{
          client: () => <ClientPane id={id} live={live} />,
          ...(exchange && {
            ...(exchange.version > 0 && {
              changes: () => (
                <ChangesPane
                  id={id}
                  exchange={exchange}
                  before={() => isStored('Salve as alterações antes de devolver uma linha.')}
                  after={record.refresh}
                />
              ),
            }),
            history: () => <HistoryPane id={id} exchange={exchange} />,
          }),
        }}
      />
      {budget && <KeepTemplate id={id} project={budget.project_name} opened={isKeeping} onClose={keeping.close} />}
    </WorkbenchPage>
  )
}

const NOTHING = () => undefined

/** What the total is made of. */
const SUMMED = ['items', 'discount', 'additional_value']

/** Takes over a list from its editor. What was wrong with its rows may be of others by now. */
function change(form: BudgetFormProps['form'], path: 'items' | 'payments', list: ItemValues[] | PaymentValues[]) {
  form.setFieldValue(path, list as ItemValues[] & PaymentValues[], { forceUpdate: false })
  for (const wrong of Object.keys(form.errors)) if (wrong.startsWith(`${path}.`)) form.clearFieldError(wrong)
}

/** Fields whose values are no text to read, for the choice between two people's. */
const DESCRIPTIONS = {
  status: (status: Status) => sayNow(STATUS[status].label),
  client_id: (id: number | null) => (id === null ? 'Sem cadastro' : `Cadastro ${id}`),
  items: (items: ItemValues[]) =>
    items
      .map((item) => {
        const { description, quantity, unit, unit_price, discount, cost } = item
        const price = unit_price ? ` × ${brl(centsOf(unit_price))}` : ''
        const count = `${quantity}${unit ? ` ${unit}` : ''}${price}${discount ? `, menos ${discount}` : ''}`
        return `${description} · ${count} · ${brl(typedTotal(item) ?? 0)}${cost ? ` · custo ${brl(centsOf(cost))}` : ''}`
      })
      .join('\n'),
  payments: (payments: PaymentValues[]) =>
    payments
      .map(({ due, days, unit, value }) => {
        const after = days === undefined ? undefined : daysIn(days)
        const isMistyped = days !== undefined && after === undefined
        const when = isMistyped ? `“${days}” dias` : dueText({ due: due === ON_APPROVAL ? '' : due, days: after })
        return `${when}: ${unit === 'percent' ? `${value}%` : brl(centsOf(value))}`
      })
      .join('\n'),
}
