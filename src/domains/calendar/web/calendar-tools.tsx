import { ActionIcon, Menu, SegmentedControl } from '@mantine/core'
import { IconBell, IconCalendarShare, IconDots, IconFileImport, IconTags } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { cleanText } from '#domains/search/search.ts'
import { FIRST_DAY, LAST_DAY } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import styles from './calendar.module.css'
import { DateNav } from './date-nav.tsx'
import { type CalendarPlace, VIEWS } from './parts/place.ts'
import { DevicesDialog } from './settings/devices-dialog.tsx'
import { FeedDialog } from './settings/feed-dialog.tsx'
import { ImportDialog } from './settings/import-dialog.tsx'
import { TagsDialog } from './settings/tags-dialog.tsx'
import { ShowMenu } from './show-menu.tsx'

interface CalendarToolsProps {
  place: CalendarPlace
  day: string
  today: string
  onPlace: (place: CalendarPlace, options?: { replace: boolean }) => void
  field: RefObject<HTMLInputElement | null>
}

/** Where the calendar goes and what it shows: dates, views, search, layers and tags, import and export. */
export function CalendarTools({ place, day, today, onPlace, field }: CalendarToolsProps) {
  const view = place.view ?? 'day'
  const [dialog, setDialog] = useState<'tags' | 'devices' | 'import' | 'feed'>()
  const close = () => setDialog(undefined)
  const goTo = (date: string) => onPlace({ ...place, date: date === today ? undefined : date, q: undefined })
  return (
    <div className={styles.tools}>
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
        onChange={(value) => onPlace({ ...place, view: value === 'day' ? undefined : value, q: undefined })}
      />
      <search className={styles.search}>
        <SearchField
          ref={field}
          label="Procurar eventos"
          q={place.q}
          onSearch={(q) => onPlace({ ...place, q: q && cleanText(q) }, { replace: place.q !== undefined })}
        />
      </search>
      <ShowMenu onTags={() => setDialog('tags')} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="Mais do calendário" title="Mais do calendário">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTags size={18} aria-hidden />} onClick={() => setDialog('tags')}>
            Etiquetas
          </Menu.Item>
          <Menu.Item leftSection={<IconBell size={18} aria-hidden />} onClick={() => setDialog('devices')}>
            Alertas nos aparelhos
          </Menu.Item>
          <Menu.Item leftSection={<IconFileImport size={18} aria-hidden />} onClick={() => setDialog('import')}>
            Importar .ics
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarShare size={18} aria-hidden />} onClick={() => setDialog('feed')}>
            Ver em outro programa
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TagsDialog opened={dialog === 'tags'} onClose={close} />
      <DevicesDialog opened={dialog === 'devices'} onClose={close} />
      <FeedDialog opened={dialog === 'feed'} onClose={close} />
      <ImportDialog opened={dialog === 'import'} onClose={close} />
    </div>
  )
}
