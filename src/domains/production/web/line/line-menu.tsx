import { Accordion, ActionIcon, NavLink } from '@mantine/core'
import { IconChevronsLeft, IconChevronsRight, IconLayoutKanban, IconListDetails, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { titleWords } from '#domains/projects/project.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { productionWords } from '../../words.ts'
import { byStatus } from '../parts/by-status.ts'
import styles from './line.module.css'
import { type LinePlace, tabLabel } from './place.ts'

/** Link options for addresses that differ in the query only, as the two tabs do. */
const EXACT = { exact: true, includeSearch: true, explicitUndefined: true }

const TABS = [
  { tab: undefined, icon: IconLayoutKanban },
  { tab: 'backlog', icon: IconListDetails },
] as const

interface LineMenuProps {
  /** Id of the open line. */
  id: number
  place: LinePlace
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The menu beside a line: the list, the line's two tabs, and the reader's other lines. */
export function LineMenu({ id, place, isOpen, onOpen }: LineMenuProps) {
  const say = useSay()
  return (
    <nav className={`top scrolls ${styles.menu}`} aria-label="Menu do quadro" data-folded={!isOpen || undefined}>
      <LineMenuButton isOpen={isOpen} onOpen={onOpen} />
      {isOpen && (
        <>
          <NavLink
            label={say(productionWords.lines)}
            leftSection={<IconStack2 size={18} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/dashboard/production-line" activeOptions={{ exact: true }} {...props} />}
          />
          {TABS.map(({ tab, icon: Icon }) => (
            <NavLink
              key={tab ?? 'board'}
              label={say(tabLabel({ tab }))}
              active={place.tab === tab}
              aria-current={place.tab === tab ? 'page' : undefined}
              leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
              renderRoot={(props) => <Link to="." search={{ ...place, tab }} activeOptions={EXACT} {...props} />}
            />
          ))}
          <Accordion defaultValue="lines" variant="default" classNames={{ content: styles.accordion ?? '' }}>
            <Accordion.Item value="lines">
              <Accordion.Control>Quadros</Accordion.Control>
              <Accordion.Panel>
                <Lines id={id} place={place} />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        </>
      )}
    </nav>
  )
}

interface LineMenuButtonProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Opens and folds the menu. */
function LineMenuButton({ isOpen, onOpen }: LineMenuButtonProps) {
  const Fold = isOpen ? IconChevronsLeft : IconChevronsRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={isOpen ? 'Recolher o menu do quadro' : 'Abrir o menu do quadro'}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <Fold size={18} aria-hidden />
    </ActionIcon>
  )
}

function Lines({ id, place }: Pick<LineMenuProps, 'id' | 'place'>) {
  const say = useSay()
  const { user } = useSession()
  const lines = useQuery(
    query.production.lines.queryOptions({
      input: { id_user: user?.id ?? 0, limit: 1000 },
      enabled: user !== undefined,
    }),
  )
  if (!lines.data)
    return lines.error ? (
      <p role="alert">{failureText(lines.error)}</p>
    ) : (
      <LoadingRows rows={3} height={36} label="Carregando os quadros…" />
    )
  return lines.data.data
    .toSorted(byStatus)
    .map((line) => (
      <NavLink
        key={line.id}
        label={`${line.id} / ${say(titleWords(line.title))}`}
        active={line.id === id}
        aria-current={line.id === id ? 'true' : undefined}
        renderRoot={(props) => (
          <Link
            to="/dashboard/production-line/backlog/$id"
            params={{ id: String(line.id) }}
            search={{ tab: place.tab }}
            activeOptions={EXACT}
            {...props}
          />
        )}
      />
    ))
}
