import { ActionIcon, NavLink, Popover, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { titleWords } from '#domains/projects/project.ts'
import { fold } from '#fold.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { productionWords } from '../../words.ts'
import { byStatus } from '../parts/by-status.ts'
import styles from './line.module.css'
import type { LinePlace } from './place.ts'

interface LineSwitchProps {
  /** Id of the open line. */
  id: number
  place: LinePlace
}

/** The button beside a line's name that lists the reader's other lines. */
export function LineSwitch({ id, place }: LineSwitchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Trocar de quadro"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconSelector size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.switch ?? ''} aria-label="Trocar de quadro">
        <Lines id={id} place={place} onGo={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Lines({ id, place, onGo }: LineSwitchProps & { onGo: () => void }) {
  const say = useSay()
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const lines = useQuery(
    query.production.lines.queryOptions({
      input: { id_user: user?.id ?? 0, limit: 1000 },
      enabled: user !== undefined,
    }),
  )
  const wanted = fold(typed)
  const shown = lines.data?.data
    .filter(({ id, title }) => fold(`${id} ${say(titleWords(title))}`).includes(wanted))
    .toSorted(byStatus)
  return (
    <>
      <TextInput
        data-autofocus
        aria-label="Quadro"
        placeholder="Nome do quadro"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <nav className={`scrolls ${styles.lines}`} aria-label="Quadros">
        {lines.error && !lines.data && <p role="alert">{failureText(lines.error)}</p>}
        {lines.isPending && <LoadingRows rows={3} height={32} label="Carregando os quadros…" />}
        {shown?.length === 0 && <p className="soft tiny pad-50">Nenhum quadro com esse nome.</p>}
        {shown?.map((line) => (
          <NavLink
            key={line.id}
            label={say(titleWords(line.title))}
            active={line.id === id}
            aria-current={line.id === id ? 'true' : undefined}
            onClick={onGo}
            renderRoot={(props) => (
              <Link
                to="/dashboard/production-line/backlog/$id"
                params={{ id: String(line.id) }}
                search={{ tab: place.tab }}
                activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
                {...props}
              />
            )}
          />
        ))}
        <NavLink
          label={say(productionWords.toLines)}
          onClick={onGo}
          renderRoot={(props) => <Link to="/dashboard/production-line" activeOptions={{ exact: true }} {...props} />}
        />
      </nav>
    </>
  )
}
