import { Badge } from '@mantine/core'
import { IconEye, IconHeart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { day } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import { ListPicture } from '#ui/workbench/records/list-picture.tsx'
import { SelectBox } from '#ui/workbench/records/select-box.tsx'
import type { Selection } from '#ui/workbench/records/use-selection.ts'
import type { ArchiveCard } from '../../contract.ts'
import { drawnKind, drawnSeed } from '../../drawn-kind.ts'
import { ScheduledBadge } from '../parts/scheduled-badge.tsx'
import styles from './row.module.css'

/** One article of the admin's list; the whole row is a link to its form. */
export function ManageItem({ archive, selection }: { archive: ArchiveCard; selection: Selection }) {
  return (
    <li
      className={`stack align-center relative line-below gap-25-100 ${styles.item}`}
      data-chosen={selection.has(archive.id) || undefined}
    >
      <SelectBox id={archive.id} name={archive.title} selection={selection} />
      <ListPicture
        className={styles.frame}
        typed={archive.image}
        drawn={pictureAddress(drawnKind(archive.title), drawnSeed(archive.id))}
        sizes="4.5rem"
        width={72}
        height={52}
      />
      <div className={`row cluster may-shrink strong break-anywhere gap-25-60 ${styles.title}`}>
        <Link className="link-area undecorated" to="/dashboard/create-archive" search={{ id: archive.id }}>
          {archive.title}
        </Link>
        {archive.publish_at ? (
          <ScheduledBadge at={archive.publish_at} />
        ) : (
          !archive.public && <Badge color="yellow">Rascunho</Badge>
        )}
        {archive.highlighted && <Badge color="cobalt">Destaque</Badge>}
      </div>
      <dl className={`flex gap-50-150 soft tabular ${styles.figures}`}>
        <div>
          <dt className="hidden">Visualizações</dt>
          <dd className="row gap-35">
            <IconEye size={16} stroke={1.7} aria-hidden />
            {wholeNumber(archive.views)}
          </dd>
        </div>
        <div>
          <dt className="hidden">Curtidas</dt>
          <dd className="row gap-35">
            <IconHeart size={16} stroke={1.7} aria-hidden />
            {wholeNumber(archive.likes)}
          </dd>
        </div>
        <div>
          <dt className="hidden">Data</dt>
          <dd className="row gap-35">
            <time dateTime={archive.date}>{day(archive.date)}</time>
          </dd>
        </div>
      </dl>
    </li>
  )
}
