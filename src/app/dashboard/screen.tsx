import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlask } from '@tabler/icons-react'
import { type Query, useIsFetching, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { useIsOn } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'
import type { ReportSearch } from '#domains/analytics/web/chosen-period.ts'
import { AnalyticsPanel } from '#domains/analytics/web/panel.tsx'
import { RecentMessages } from '#domains/contact/web/messages/recent.tsx'
import { useUnreadCount } from '#domains/contact/web/messages/unread.ts'
import { SaleSteps } from '#domains/sales/web/steps/sale-steps.tsx'
import { ScreenTimeWidget } from '#domains/screen-time/web/widget.tsx'
import { PanelNotice } from '#domains/site/web/panel/panel-switch.tsx'
import { FirstSteps } from '#domains/system/web/steps/first-steps.tsx'
import { plural } from '#ui/formats.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { Held } from '#ui/workbench/held.tsx'
import { NoticeLine } from '#ui/workbench/notice-line.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useDelay } from '#ui/workbench/use-delay.ts'
import { useLater } from '#ui/workbench/use-later.ts'
import { NewMenu } from '../new-menu.tsx'
import { Today } from '../today/today.tsx'
import { HOME } from '../use-heading.ts'
import styles from './screen.module.css'
import { loadTiles, Tiles } from './tiles.tsx'

const loadDemoDialog = () => import('./demo-dialog.tsx')

interface DashboardScreenProps {
  /** What the report of visits shows. */
  search: ReportSearch
  /** Changes parts of it. */
  onSearch: (change: ReportSearch) => void
}

/** Milliseconds without a call of the visits after which they are there. */
const PAUSE = 50

const isFirst = ({ state }: Query) => state.data === undefined

/** The dashboard: the user's own tiles, for the admin the firm's, with visits and messages. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const say = useSay()
  const { user, admin, ready, error, retry } = useSession()
  const { todayFirst } = useManners()
  const isOn = useIsOn()
  // Before the session is known, so that they are there with it.
  const tiles = useLater(loadTiles, true)
  // The list itself asks: this only hears whether an answer has come, or none will for now.
  const today = useQuery({ ...query.today.list.queryOptions(), enabled: false })
  const isHeld = ready && todayFirst && today.isPending && today.fetchStatus !== 'paused'
  // The visits and messages above it make it go down. One answer leads to the next call.
  const areVisitsComing =
    useIsFetching({ queryKey: query.analytics.key(), predicate: isFirst }) +
      useIsFetching({ queryKey: query.contact.recent.key(), predicate: isFirst }) >
    0
  const areVisitsThere = useDelayed(PAUSE, ready && !areVisitsComing)
  const name = user?.nome ?? ''
  const isNamed = useDelayed(useDelay('name'))
  return (
    <WorkbenchPage
      title={isNamed && name && !todayFirst ? `${say(HOME)}, ${name}` : HOME}
      {...(!todayFirst && { main: <NewMenu isMain />, hasNew: false })}
    >
      {!ready && (
        <QueryState
          query={{ error, refetch: retry }}
          failed="O painel não veio"
          loading={<LoadingRows rows={3} height={120} label="Carregando o painel…" />}
        />
      )}
      {ready && todayFirst && <Today />}
      <Held isHeld={isHeld}>
        {ready && admin && (
          <>
            {!todayFirst && <Welcome name={name} />}
            <DemoNotices />
            <FirstSteps />
            <Tiles title="A empresa agora" list={tiles} />
            <Held isHeld={tiles === undefined}>
              <AnalyticsPanel
                search={search}
                onSearch={onSearch}
                belowReport={({ period, totals, pages }) =>
                  isOn({ module: 'sales' }) && (
                    <SaleSteps
                      period={period}
                      views={{
                        all: totals.views,
                        prices: pages.find(({ value }) => value === 'details-sale')?.views ?? 0,
                      }}
                    />
                  )
                }
              >
                <RecentMessages />
              </AnalyticsPanel>
            </Held>
          </>
        )}
        {ready && !admin && (
          <Tiles title={todayFirst ? 'Seus números' : `Olá, ${name}!`} list={tiles} isGreeting={!todayFirst} />
        )}
        <Held isHeld={ready && !areVisitsThere}>
          {ready && isOn({ module: 'screen-time' }) && <ScreenTimeWidget />}
        </Held>
      </Held>
      {ready && !todayFirst && <Today />}
    </WorkbenchPage>
  )
}

/** Greets the admin, with the week's visits and the unread messages. */
function Welcome({ name }: { name: string }) {
  const { data } = useQuery(query.analytics.resum.queryOptions({ input: { staff: 'in' } }))
  const unread = useUnreadCount({ admin: true })
  const views = data?.weekly.reduce((sum, { total }) => sum + Number(total), 0)
  const facts = [
    views ? `${plural(views, 'visita', 'visitas')} em 7 dias` : '',
    unread ? plural(unread, 'mensagem por ler', 'mensagens por ler') : '',
  ].filter(Boolean)
  return (
    <div className={styles.welcome}>
      <h2>Bem-vindo de volta, {name}!</h2>
      <p className="soft">Os negócios vão bem{facts.length > 0 && `: ${facts.join(' e ')}`}.</p>
    </div>
  )
}

/** Of a demonstration: that some figures are examples, with a button that removes all of them, and which interface it shows. */
function DemoNotices() {
  const { data } = useQuery(query.demo.state.queryOptions())
  const [opened, { open, close }] = useDisclosure()
  const DemoDialog = useLater(loadDemoDialog, opened)
  // What the dialog says after the removal stays until it is closed.
  if (!data || !(data.data.present || opened)) return null
  return (
    <>
      <NoticeLine
        icon={IconFlask}
        text="Parte destes números é de demonstração: veio com o programa, para mostrar como fica em uso."
      >
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={open}>
          Remover os números de demonstração
        </Button>
        {DemoDialog && <DemoDialog {...data.data} opened={opened} onClose={close} />}
      </NoticeLine>
      <PanelNotice />
    </>
  )
}
