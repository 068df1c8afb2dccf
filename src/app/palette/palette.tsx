import { fold } from '#fold.ts'
import '@mantine/spotlight/styles.css'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconHelp, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { query } from '#client/query.ts'
import { domains } from '#domains/web.ts'
import type { SideLink } from '#ui/workbench/side.tsx'
import { findInManual } from '../manual/find.ts'
import styles from './palette.module.css'

/** Heading and icon of each kind of result. */
const KINDS = new Map(domains.flatMap(({ kinds }) => Object.entries(kinds)))
/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 150

interface PaletteProps {
  screens: readonly SideLink[]
  opening: number
  /** Opens an address of the manual. */
  onHelp: (address: string) => void
}

/**
 * Command palette: filters the screens and the manual's headings in the browser, and searches the domains' records on the
 * server. Opens whenever `opening` changes.
 */
export default function Palette({ screens, opening, onHelp }: PaletteProps) {
  const { history } = useRouter()
  const listed = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const { data, isFetching } = useQuery({
    ...query.finder.find.queryOptions({ input: { q: text } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens whenever `opening` changes
  useEffect(() => spotlight.open(), [opening])
  const places = screens.filter(({ label }) => fold(label).includes(fold(typed.trim())))
  const found = text && typed.trim() ? (data?.data ?? []) : []
  const helps = findInManual(typed)
  const record = places[0]?.to ?? found[0]?.to
  const first = record ?? helps[0]?.to
  const isSelected = () => listed.current?.querySelector('[data-selected]') != null

  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      size="36rem"
      className={styles.palette}
      yOffset="12vh"
      centered={false}
      overlayProps={{ blur: 0 }}
      scrollable
      maxHeight="60vh"
    >
      <Spotlight.Search
        placeholder="Ir para…"
        aria-label="Ir para uma tela, um projeto, um arquivo, uma mensagem"
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter opens the first result unless the arrow keys have selected another.
          if (key !== 'Enter' || nativeEvent.isComposing || !first || isSelected()) return
          spotlight.close()
          if (record) history.push(record)
          else onHelp(first)
        }}
      />
      <Spotlight.ActionsList ref={listed}>
        {places.length > 0 && (
          <Spotlight.ActionsGroup label="Telas">
            {places.map(({ to, label, icon: Icon }) => (
              <Spotlight.Action
                key={to}
                className={to === first ? styles.first : undefined}
                label={label}
                leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
                onClick={() => history.push(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {[...KINDS].map(([kind, { label, icon: Icon }]) => {
          if (!found.some((one) => one.kind === kind)) return null
          return (
            <Spotlight.ActionsGroup key={kind} label={label}>
              {found
                .filter((one) => one.kind === kind)
                .map(({ id, title, note, to }) => (
                  <Spotlight.Action
                    key={id}
                    className={to === first ? styles.first : undefined}
                    label={title}
                    description={note}
                    leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
                    onClick={() => history.push(to)}
                  />
                ))}
            </Spotlight.ActionsGroup>
          )
        })}
        {helps.length > 0 && (
          <Spotlight.ActionsGroup label="Ajuda">
            {helps.map(({ to, label, note }) => (
              <Spotlight.Action
                key={to}
                className={to === first ? styles.first : undefined}
                label={label}
                description={note}
                leftSection={<IconHelp size={20} stroke={1.7} aria-hidden />}
                onClick={() => onHelp(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {!first && (
          <Spotlight.Empty className={styles.empty}>
            {isFetching ? 'Procurando…' : `Nada com “${typed.trim()}”. Tente uma palavra do título.`}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
