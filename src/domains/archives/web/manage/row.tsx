import { Badge } from '@mantine/core'
import { IconEye, IconHeart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { day } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import { SelectBox } from '#ui/workbench/records/select-box.tsx'
import type { Selection } from '#ui/workbench/records/use-selection.ts'
import type { ArchiveCard } from '../../contract.ts'
import { ScheduledBadge } from '../parts/scheduled-badge.tsx'
import { ManagePicture } from './picture.tsx'
import styles from './row.module.css'

/** One article of the admin's list; the whole row is a link to its form. */
export function ManageItem({ archive, selection }: { archive: ArchiveCard; selection: Selection }) {
  return (
    <li className={styles.item} data-chosen={selection.has(archive.id) || undefined}>
      <SelectBox id={archive.id} name={archive.title} selection={selection} />
      <ManagePicture archive={archive} />
      <div className={styles.title}>
        <Link to="/dashboard/create-archive" search={{ id: archive.id }}>
          {archive.title}
        </Link>
        {archive.publish_at ? (
          <ScheduledBadge at={archive.publish_at} />
        ) : (
          !archive.public && <Badge color="yellow">Rascunho</Badge>
        )}
        {archive.highlighted && <Badge color="cobalt">Destaque</Badge>}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className="hidden">Visualizações</dt>
          <dd>
            <IconEye size={16} stroke={1.7} aria-hidden />
            {wholeNumber(archive.views)}
          </dd>
        </div>
        <div>
          <dt className="hidden">Curtidas</dt>
          <dd>
            <IconHeart size={16} stroke={1.7} aria-hidden />
            {wholeNumber(archive.likes)}
          </dd>
        </div>
        <div>
          <dt className="hidden">Data</dt>
          <dd>
            <time dateTime={archive.date}>{day(archive.date)}</time>
          </dd>
        </div>
      </dl>
    </li>
  )
}
