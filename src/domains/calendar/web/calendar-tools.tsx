import { ActionIcon, Menu, Modal, SegmentedControl } from '@mantine/core'
import {
  type Icon,
  IconBell,
  IconCalendarShare,
  IconCalendarTime,
  IconChecklist,
  IconDots,
  IconFileImport,
  IconSearch,
  IconTags,
  IconWand,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { cleanSearch } from '#fold.ts'
import { FIRST_DAY, LAST_DAY } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import styles from './calendar.module.css'
import { DateNav } from './date-nav.tsx'
import { type CalendarPlace, VIEWS } from './parts/place.ts'
import { SentenceField, type SentenceFieldProps } from './quick/sentence-field.tsx'
import { Devices } from './settings/devices.tsx'
import { Feed } from './settings/feed.tsx'
import { Import } from './settings/import.tsx'
import { Tags } from './settings/tags.tsx'
import { ShowMenu } from './show-menu.tsx'

export type AskedField = 'search' | 'sentence'

interface CalendarToolsProps extends Pick<SentenceFieldProps, 'now' | 'undo' | 'onOpen' | 'onSaved'> {
  place: CalendarPlace
  day: string
  today: string
  onPlace: ChangeSearch<CalendarPlace>
  field: RefObject<HTMLInputElement | null>
  /** Which field was asked for: the search stands where the one for a sentence is else, and on a phone there is none before. */
  asked: AskedField | undefined
  setAsked: Dispatch<SetStateAction<AskedField | undefined>>
  /** The field for a sentence. */
  sentence: RefObject<HTMLInputElement | null>
  /** Whether the tasks stand beside it; undefined where there are none. */
  tasks: { isShown: boolean; setShown: (isShown: boolean) => void } | undefined
}

const TAGS = 'Etiquetas'
const TASKS = 'Minhas tarefas'
const SEARCH = 'Buscar eventos'
const SENTENCE = 'Novo evento em uma frase'

interface Dialog {
  /** In the menu. */
  label: string
  /** By default the label. */
  title?: string
  icon: Icon
  size?: 'lg'
  Content: ComponentType<{ onClose: () => void }>
}

/** What the menu opens. */
const DIALOGS: readonly Dialog[] = [
  { label: TAGS, icon: IconTags, Content: Tags },
  { label: 'Alertas nos aparelhos', icon: IconBell, Content: Devices },
  { label: 'Importar .ics', title: 'Importar um arquivo .ics', icon: IconFileImport, size: 'lg', Content: Import },
  { label: 'Ver em outro programa', icon: IconCalendarShare, Content: Feed },
]

/** Where the calendar goes and what it shows: dates, views, search, overlays and tags, import and export. */
export function CalendarTools(props: CalendarToolsProps) {
  const { place, day, today, onPlace, field, sentence, asked, setAsked, tasks, ...quick } = props
  const { drawsEvents } = useManners()
  const isPhone = useNarrower('48em') && drawsEvents
  const showsSearch = !drawsEvents || asked === 'search' || place.q !== undefined
  useEffect(() => {
    if (asked) (asked === 'search' ? field : sentence).current?.focus()
  }, [asked, field, sentence])
  /**
   * Takes a field away that was left: on a phone, where it has a row of its own, what is pressed below must not move first,
   * and it stays where it is what was pressed.
   */
  function leave(left: AskedField) {
    const close = () => setAsked((now) => (now === left ? undefined : now))
    if (!isPhone) return close()
    const input = (left === 'search' ? field : sentence).current
    const part = input?.closest('search') ?? input
    addEventListener('click', () => part?.contains(document.activeElement) || close(), { once: true })
  }
  const view = place.view ?? 'day'
  const [dialog, setDialog] = useState<string>()
  const close = () => setDialog(undefined)
  const goTo = (date: string) => onPlace({ date: date === today ? undefined : date, q: undefined })
  return (
    <div className={`row cluster ${styles.tools}`} data-tools>
      <DateNav view={view} day={day} today={today} onDay={goTo} />
      <DayInput
        className={styles.picker ?? ''}
        aria-label="Ir para a data"
        clearable={false}
        minDate={FIRST_DAY}
        maxDate={LAST_DAY}
        value={day}
        onChange={(chosen) => chosen && goTo(chosen)}
      />
      <SegmentedControl
        className={styles.views ?? ''}
        aria-label="Ver"
        size="sm"
        data={[...VIEWS]}
        value={view}
        onChange={(value) => onPlace({ view: value === 'day' ? undefined : value, q: undefined })}
      />
      {showsSearch ? (
        <search
          className={`push ${styles.search}`}
          onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave('search')}
        >
          <SearchField
            ref={field}
            label={SEARCH}
            q={place.q}
            onSearch={(q) => onPlace({ q: q && cleanSearch(q) }, { replace: place.q !== undefined })}
          />
        </search>
      ) : (
        (!isPhone || asked === 'sentence') && (
          <SentenceField
            {...quick}
            label={SENTENCE}
            day={day === today ? undefined : day}
            field={sentence}
            onLeave={() => leave('sentence')}
          />
        )
      )}
      {!isPhone && !showsSearch && (
        <ActionIcon variant="default" size="lg" aria-label={SEARCH} title={SEARCH} onClick={() => setAsked('search')}>
          <IconSearch size={18} aria-hidden />
        </ActionIcon>
      )}
      {!isPhone && tasks && (
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={TASKS}
          title={`${TASKS} (v)`}
          aria-pressed={tasks.isShown}
          data-pressed={tasks.isShown || undefined}
          onClick={() => tasks.setShown(!tasks.isShown)}
        >
          <IconChecklist size={18} aria-hidden />
        </ActionIcon>
      )}
      <ShowMenu onTags={() => setDialog(TAGS)} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="Mais do calendário" title="Mais do calendário">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone && (
            <>
              <Menu.Item leftSection={<IconWand size={18} aria-hidden />} onClick={() => setAsked('sentence')}>
                {SENTENCE}
              </Menu.Item>
              <Menu.Item leftSection={<IconSearch size={18} aria-hidden />} onClick={() => setAsked('search')}>
                {SEARCH}
              </Menu.Item>
              {tasks && (
                <Menu.Item
                  leftSection={<IconChecklist size={18} aria-hidden />}
                  onClick={() => tasks.setShown(!tasks.isShown)}
                >
                  {TASKS}
                </Menu.Item>
              )}
              <Menu.Divider />
            </>
          )}
          <Menu.Item component={Link} to="/dashboard/bookings" leftSection={<IconCalendarTime size={18} aria-hidden />}>
            Páginas de agendamento
          </Menu.Item>
          {DIALOGS.map(({ label, icon: Icon }) => (
            <Menu.Item key={label} leftSection={<Icon size={18} aria-hidden />} onClick={() => setDialog(label)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {DIALOGS.map(({ label, title = label, size = 'md', Content }) => (
        <Modal key={label} opened={dialog === label} onClose={close} title={title} size={size}>
          <Content onClose={close} />
        </Modal>
      ))}
    </div>
  )
}
