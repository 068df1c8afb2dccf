import { Link } from '@tanstack/react-router'
import { useSay } from '#client/interface/say.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { ListPicture } from '#ui/workbench/records/list-picture.tsx'
import { SelectBox } from '#ui/workbench/records/select-box.tsx'
import type { Selection } from '#ui/workbench/records/use-selection.ts'
import type { Words } from '#words.ts'
import { DRAWN_KIND } from '../../drawn-kind.ts'
import { titleWords } from '../../project.ts'
import type { StaffProject } from '../../staff-contract.ts'
import { projectWords } from '../../words.ts'
import styles from './grid.module.css'

interface ManageCardProps {
  project: StaffProject
  /** Name of its owner, if it is not the user. */
  owner: string | undefined
  /** Whether its form was the last one opened. */
  selected: boolean
  selection: Selection
}

/** A project in the list of staff; the whole card is a link to its form. */
export function ManageCard({ project, owner, selected, selection }: ManageCardProps) {
  const say = useSay()
  return (
    <li
      className={`stack content-start gap-40 may-shrink relative ${styles.card}`}
      data-selected={selected || undefined}
      data-chosen={selection.has(project.id) || undefined}
    >
      <ListPicture
        className={styles.plate}
        typed={project.resum.image}
        drawn={pictureAddress(DRAWN_KIND[project.trade], project.id)}
        sizes="18rem"
        width={320}
        height={240}
        referrerPolicy="no-referrer"
      />
      <SelectBox className={styles.box} id={project.id} name={say(titleWords(project.title))} selection={selection} />
      <h2 className={`untracked break-anywhere ${styles.title}`}>
        <Link
          to="/dashboard/create-edit-projects"
          search={{ id: project.id }}
          className={`link-area undecorated ${project.title ? '' : 'soft'}`}
        >
          {say(titleWords(project.title))}
        </Link>
      </h2>
      <p className={`soft small cluster ${styles.flags}`}>
        <Flag name={projectWords.highlighted} on={project.is_highlighted} />{' '}
        <Flag name={projectWords.public} on={project.is_public} />
      </p>
      {project.sale_lacks.length > 0 && (
        <p className="small accent">
          {[projectWords.onSale, ...project.sale_lacks.map((lack) => projectWords.without[lack])].map(say).join(', ')}
        </p>
      )}
      {owner && <p className="soft small">de {owner}</p>}
    </li>
  )
}

function Flag({ name, on }: { name: Words; on: boolean }) {
  const say = useSay()
  return (
    <span data-on={on || undefined}>
      {say(name)} <b className="strong">{say(on ? projectWords.yes : projectWords.no)}</b>
    </span>
  )
}
