import { Button, Chip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEyeShare } from '@tabler/icons-react'
import { type RefObject, useMemo } from 'react'
import { requestOf } from '#client/calls/request.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { nowMs } from '#clock.ts'
import { cleanSearch } from '#fold.ts'
import { dayOf } from '#time.ts'
import { MoreActions } from '#ui/workbench/page-actions.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import type { Card, LineView } from '../../board-contract.ts'
import { MAX_TASK_SEARCH } from '../../production.ts'
import { LaneMenu } from '../board/lane-menu.tsx'
import { ImportLink } from '../import/import-link.tsx'
import { LabelEditor } from '../labels/label-editor.tsx'
import { EditLabelsButton } from '../labels/label-filter.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'
import { isLate } from './filter-cards.ts'
import styles from './line.module.css'
import { LineSwitch } from './line-switch.tsx'
import { LineTabs } from './line-tabs.tsx'
import { MoreFilters } from './more-filters.tsx'
import { hasFilters, type LinePlace, NO_FILTERS } from './place.ts'
import { SavedViews } from './views/saved-views.tsx'

interface LineBarProps {
  line: LineView
  cards: readonly Card[]
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
  field: RefObject<HTMLInputElement | null>
}

/** One row of a line's tools: search and filters, kept in the address, and what else can be done with the line. */
export function LineBar({ line, cards, place, onPlace, field }: LineBarProps) {
  const isNarrow = useNarrower('48em')
  const [isSharing, share] = useDisclosure()
  const [isEditing, labels] = useDisclosure()
  const late = useMemo(() => countLate(cards), [cards])
  const searchField = (
    <SearchField
      ref={field}
      label="Buscar nas tarefas"
      q={place.q}
      maxLength={MAX_TASK_SEARCH}
      onSearch={(q) => onPlace({ q: q && cleanSearch(q) }, { replace: place.q !== undefined })}
    />
  )
  const more = <MoreFilters line={line} place={place} onPlace={onPlace} search={isNarrow && searchField} />
  return (
    <div className={`row line-below ${styles.bar}`}>
      {isNarrow && <LineSwitch id={line.id} place={place} />}
      <search className={`row grow may-shrink scrolls-sideways ${styles.search}`}>
        {isNarrow ? more : searchField}
        <Chip size="xs" variant="light" checked={!hasFilters(place)} onChange={() => onPlace(NO_FILTERS)}>
          Tudo {cards.length}
        </Chip>
        <Chip
          size="xs"
          variant="light"
          checked={place.who === 'me'}
          onChange={(isOn) => onPlace({ who: isOn ? 'me' : undefined })}
        >
          Minhas
        </Chip>
        <Chip
          size="xs"
          variant="light"
          checked={place.late ?? false}
          onChange={(isOn) => onPlace({ late: isOn || undefined })}
        >
          Atrasadas{late > 0 && ` ${late}`}
        </Chip>
        <Chip
          size="xs"
          variant="light"
          checked={place.week ?? false}
          onChange={(isOn) => onPlace({ week: isOn || undefined })}
        >
          Esta semana
        </Chip>
        <SavedViews line={line} place={place} onPlace={onPlace} />
        {!isNarrow && more}
      </search>
      {place.tab !== 'backlog' && <LaneMenu />}
      <MoreActions>
        {isNarrow && <LineTabs place={place} onPlace={onPlace} />}
        {line.manages && (
          <Button
            variant="default"
            leftSection={<IconEyeShare size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={share.open}
          >
            Mostrar ao cliente
          </Button>
        )}
        <EditLabelsButton onOpen={labels.open} />
        <ImportLink line={line.id} />
        <CsvLink href={requestOf('GET /line-csv', { id: line.id }).url} label="Baixar o quadro como CSV" />
      </MoreActions>
      {isEditing && <LabelEditor onClose={labels.close} />}
      <ShareDialog line={line} opened={isSharing} onClose={share.close} />
    </div>
  )
}

const countLate = (cards: readonly Card[]) => {
  const today = dayOf(nowMs())
  return cards.filter((card) => isLate(card, today)).length
}
