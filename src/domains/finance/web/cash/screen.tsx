import { Button } from '@mantine/core'
import { IconChartLine, IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { brl } from '#money.ts'
import { day, dayMonth } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { type CashCurve, cashCurve, causesOf, daysBelow, type Plan, toPlans } from '../../cash.ts'
import type { Cash } from '../../cash-contract.ts'
import { FinancePage, MONTH } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf } from '../parts/money-text.ts'
import styles from './cash.module.css'
import { CashChart } from './chart.tsx'
import { FloorDialog } from './floor-dialog.tsx'
import { LeftOut } from './left-out.tsx'
import { Switches } from './switches.tsx'
import { readTries, triesOf, USUAL, useTries } from './use-tries.ts'
import { Weeks } from './weeks.tsx'

/** What is on the account, and what will be in the next thirteen weeks. */
export function CashScreen() {
  const { whose } = useLedger()
  const answer = useQuery(query.finance.cash.read.queryOptions(ofUser(whose)))
  const data = answer.data?.data
  const tries = useTries()
  const plans = useMemo(() => toPlans(data?.planned ?? []), [data])
  const offered = useMemo(() => data && triesOf(data, plans), [data, plans])
  const [isWhole, setWhole] = useState(false)
  const shown = useMemo(() => {
    if (!offered) return []
    const some = [offered.late, offered.moved, offered.offered].flatMap((of) => (isWhole ? of : of.slice(0, 2)))
    const added = offered.rest.filter(({ id }) => tries.on.has(id))
    return [...some, ...(offered.usual ? [offered.usual] : []), ...added]
  }, [offered, isWhole, tries.on])
  const keys = shown.slice(0, 9).map((one, index) => [String(index + 1), () => tries.flip(one)] as const)
  const { isOn, setOn } = useKeys('cash_keys', { ...Object.fromEntries(keys), 0: tries.clear })
  const csv = new URLSearchParams({
    ...(whose !== undefined && { id_user: String(whose) }),
    ...(tries.on.has(USUAL) && { usual: 'true' }),
  })
  return (
    <FinancePage title="Caixa" tools={<KeysHelp {...HELP} isOn={isOn} setOn={setOn} />}>
      <QueryView
        query={answer}
        data={data}
        failed="O caixa não veio"
        loading={<LoadingRows rows={3} height={160} label="Carregando o caixa…" />}
      >
        {(cash) =>
          cash.accounts === 0 && cash.planned.length === 0 ? (
            <EmptyState
              title="Nenhuma conta ainda"
              icon={<IconChartLine aria-hidden />}
              action={
                <Button renderRoot={(props) => <Link to={`${MONTH}/accounts`} {...props} />}>Criar uma conta</Button>
              }
            >
              O caixa começa pelo saldo de hoje: cadastre a conta com o saldo inicial, ou importe um extrato.
            </EmptyState>
          ) : (
            <CashView
              cash={cash}
              plans={plans}
              on={tries.on}
              csv={<CsvLink href={`/api/v1/finance/cash/csv?${csv}`} label="Exportar o caixa, dia a dia, como CSV" />}
            >
              {(curves) => (
                <Switches
                  shown={shown}
                  tries={tries}
                  rest={offered?.rest ?? []}
                  more={isWhole || !offered ? 0 : countOf(offered) - shown.length}
                  onMore={() => setWhole(true)}
                  {...curves}
                />
              )}
            </CashView>
          )
        }
      </QueryView>
    </FinancePage>
  )
}

const countOf = ({ late, moved, offered, usual }: ReturnType<typeof triesOf>) =>
  late.length + moved.length + offered.length + (usual ? 1 : 0)

interface Curves {
  plain: CashCurve
  curve: CashCurve
}

interface CashViewProps {
  cash: Cash
  plans: readonly Plan[]
  on: ReadonlyMap<string, string | undefined>
  csv: React.ReactNode
  /** What can be tried, beside the curve. */
  children: (curves: Curves) => React.ReactNode
}

function CashView({ cash, plans, on, csv, children }: CashViewProps) {
  const { today } = cash
  const opening = centsOf(cash.opening)
  const floor = cash.floor === null ? null : centsOf(cash.floor)
  const [isSetting, setSetting] = useState(false)
  const plain = useMemo(() => cashCurve(today, opening, plans), [today, opening, plans])
  const curve = useMemo(
    () => (on.size === 0 ? plain : cashCurve(today, opening, plans, readTries(cash, on))),
    [cash, today, opening, plans, on, plain],
  )
  return (
    <>
      <div className="cluster align-baseline gap-50-100">
        <Lowest curve={curve} floor={floor} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconEdit size={16} aria-hidden />}
          onClick={() => setSetting(true)}
        >
          {floor === null ? 'Definir um piso' : `Piso: ${brl(floor)}`}
        </Button>
        {csv}
      </div>
      {cash.accounts === 0 && (
        <p className="pad-75-100 wash">
          Sem conta cadastrada, o caixa começa em R$ 0,00. <Link to={`${MONTH}/accounts`}>Criar uma conta</Link>
        </p>
      )}
      {cash.cut && (
        <p className="pad-75-100 wash">Há mais contas em aberto do que cabe aqui: só as primeiras contam.</p>
      )}
      <div className={`stack lines-around ${styles.cash}`}>
        <CashChart {...{ curve, floor, opening }} plain={on.size === 0 ? undefined : plain} />
        {children({ plain, curve })}
      </div>
      <Weeks curve={curve} opening={opening} />
      <LeftOut plans={curve.left_out} />
      <FloorDialog opened={isSetting} cash={cash} onClose={() => setSetting(false)} />
    </>
  )
}

/** 'O menor ponto é R$ 3.112,08, em 04/12/2026, abaixo do piso por 3 dias: Folha, Aluguel'. */
function Lowest({ curve, floor }: { curve: CashCurve; floor: number | null }) {
  const { lowest } = curve
  const below = floor === null ? 0 : daysBelow(curve, floor).length
  const causes = causesOf(curve)
  return (
    <p className={styles.lowest} aria-live="polite">
      O menor ponto é <b className={lowest.low < 0 ? 'error' : undefined}>{brl(lowest.low)}</b>, em {day(lowest.day)}
      {causes.length > 0 && (
        <>, depois de {causes.map(({ description, amount }) => `${description} (${brl(amount)})`).join(', ')}</>
      )}
      .{' '}
      {floor !== null && (
        <span className={below > 0 ? 'error' : 'soft'}>
          {below > 0
            ? `Abaixo do piso por ${plural(below, 'dia', 'dias')}, desde ${dayMonth(daysBelow(curve, floor)[0]!.day)}.`
            : 'Sempre acima do piso.'}
        </span>
      )}
    </p>
  )
}

const HELP = {
  keys: [
    [['1', '…', '9'], 'Ligar e desligar o que mexe no caixa'],
    [['0'], 'Como está'],
    [['←', '→'], 'Andar pelos dias, com o foco no gráfico'],
    [['?'], 'Ajuda'],
  ],
  note: 'Nada do que se liga aqui fica guardado.',
} as const
