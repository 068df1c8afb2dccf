import '@mantine/spotlight/styles.css'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconHelp, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { answerWords } from '#client/interface/answer-words.ts'
import { usePanel } from '#client/interface/panel.ts'
import { useModulesOff } from '#client/session/modules.ts'
import { domains } from '#domains/web.ts'
import { inPanel } from '#words.ts'
import { findInManual } from '../manual/find.ts'
import { findCommands } from './find-commands.ts'
import styles from './palette.module.css'
import { type Command, type CommandOptions, useCommands } from './use-commands.ts'

/** Heading and icon of each kind of result. */
const KINDS = new Map(domains.flatMap(({ kinds }) => Object.entries(kinds)))
/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 150

interface PaletteProps extends CommandOptions {
  /** Each new number opens the palette. */
  opening: number
  /** Opens an address of the manual. */
  onHelp: (address: string) => void
}

/** Command palette: finds screens, actions and the manual in the browser and the domains' records on the server. */
export default function Palette({ opening, onHelp, ...options }: PaletteProps) {
  const { history } = useRouter()
  const commands = useCommands(options)
  const panel = usePanel()
  const off = useModulesOff()
  const listed = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const [sought] = useDebouncedValue(text, DEBOUNCE_MS)
  const { data, error, isFetching, isPending, isPlaceholderData } = useQuery({
    ...query.commandPalette.find.queryOptions({ input: { q: sought } }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens whenever `opening` changes
  useEffect(() => spotlight.open(), [opening])
  const found = sought && text ? (data?.data ?? []) : []
  const own = findCommands(commands, text)
  const shown = (text: string) => inPanel(answerWords(text), panel)
  const groups = [
    ...own,
    ...[...KINDS].map(([kind, { label, icon }]) => ({
      label: inPanel(label, panel),
      commands: found
        .filter((one) => one.kind === kind)
        .map(({ id, title, note, to }): ShownCommand => {
          return { id: `${kind} ${id}`, label: shown(title), note: shown(note), icon, run: () => history.push(to) }
        }),
    })),
    {
      label: 'Ajuda',
      commands: findInManual(text, off).map(({ to, label, note }): ShownCommand => {
        return { id: to, label, note, icon: IconHelp, run: () => onHelp(to) }
      }),
    },
  ].filter((group): group is { label: string; commands: ShownCommand[] } => group.commands.length > 0)
  const first = groups[0]?.commands[0]
  /** Whether an arrow key has chosen among the results of what is typed. */
  const isChosen = useRef(false)
  /** Whether the first result stays the first: what the browser knows itself stands above what the server finds. */
  const isSettled = own.length > 0 || (sought === text && !isPending && !isPlaceholderData)
  /** The text on which Enter was pressed before its results were there. */
  const [entered, setEntered] = useState<string>()
  useEffect(() => {
    if (entered === undefined || (entered === text && !isSettled)) return
    setEntered(undefined)
    if (entered !== text || !first) return
    spotlight.close()
    first.run()
  }, [entered, text, isSettled, first])

  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={(query) => {
        isChosen.current = false
        setTyped(query)
      }}
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
        maxLength={120}
        aria-label="Ir para uma tela, um projeto, um arquivo, uma mensagem, ou fazer algo"
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'ArrowUp' || key === 'ArrowDown') isChosen.current = true
          if (key !== 'Enter' || nativeEvent.isComposing) return
          const selected = listed.current?.querySelector('[data-selected]')
          if (isChosen.current && selected) return
          // Selected when the typing began, it may be a result of what was typed before. Enter runs the first one.
          selected?.removeAttribute('data-selected')
          setEntered(text)
        }}
      />
      <Spotlight.ActionsList ref={listed}>
        {groups.map(({ label, commands: shown }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {shown.map((command) => (
              <Spotlight.Action
                key={command.id}
                className={command === first ? styles.first : undefined}
                label={command.label}
                description={command.note}
                leftSection={<command.icon size={20} stroke={1.7} aria-hidden />}
                onClick={command.run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {!first && (
          <Spotlight.Empty className={styles.empty}>
            {isFetching || sought !== text
              ? 'Buscando…'
              : error
                ? failureText(error)
                : `Nada com “${text}”. Tente uma palavra do título.`}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

type ShownCommand = Omit<Command, 'words'> & { note?: string }
