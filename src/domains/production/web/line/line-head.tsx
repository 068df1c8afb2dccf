import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEyeShare } from '@tabler/icons-react'
import { requestOf } from '#client/calls/request.ts'
import { useSay } from '#client/interface/say.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { titleWords } from '#domains/projects/project.ts'
import { plural } from '#ui/formats.ts'
import { MoreActions } from '#ui/workbench/page-actions.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import type { LineView } from '../../board-contract.ts'
import { LINE_TYPE_LABELS } from '../../production.ts'
import { ImportLink } from '../import/import-link.tsx'
import { LabelEditor } from '../labels/label-editor.tsx'
import { EditLabelsButton } from '../labels/label-filter.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'
import styles from './line.module.css'
import { LineTabs } from './line-tabs.tsx'
import { type LinePlace, tabLabel } from './place.ts'

interface LineHeadProps {
  line: LineView
  /** How many tasks the line has. */
  total: number
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
}

/** What the line is, what can be done with it, and the switch between its two tabs. */
export function LineHead({ line, total, place, onPlace }: LineHeadProps) {
  const say = useSay()
  const isNarrow = useNarrower('60em')
  const [isSharing, share] = useDisclosure()
  const [isEditing, labels] = useDisclosure()
  const actions = (
    <>
      {line.manages && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconEyeShare size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={share.open}
        >
          Mostrar ao cliente
        </Button>
      )}
      <EditLabelsButton size="compact-md" onOpen={labels.open} />
      <ImportLink line={line.id} size="compact-md" />
      <CsvLink href={requestOf('GET /line-csv', { id: line.id }).url} label="Baixar o quadro como CSV" />
    </>
  )
  return (
    <div className={`row justify-end gap-50-75 ${styles.head}`}>
      <nav className="may-shrink" aria-label="Você está em">
        <ol className="bare-list flex gap-40 soft tabular nowrap">
          <li>{say(titleWords(line.title))}</li>
          <li>{say(tabLabel(place))}</li>
          <li>{plural(total, 'item', 'itens')}</li>
        </ol>
      </nav>
      <LineBadges line={line} />
      <div className={`row gap-50 ${styles.actions}`}>{isNarrow ? <MoreActions>{actions}</MoreActions> : actions}</div>
      <LineTabs place={place} onPlace={onPlace} />
      {isEditing && <LabelEditor onClose={labels.close} />}
      <ShareDialog line={line} opened={isSharing} onClose={share.close} />
    </div>
  )
}

/** Status and category of a line. */
const LineBadges = ({ line }: Pick<LineHeadProps, 'line'>) => (
  <div className={`flex gap-50 flex-none may-shrink ${styles.badges}`}>
    <StatusBadge status={line.projectstatus} />
    <Badge color="gray">{useSay()(LINE_TYPE_LABELS[line.projectline])}</Badge>
  </div>
)
