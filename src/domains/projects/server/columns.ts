import { basename } from 'node:path'
import { type Selectable, sql } from 'kysely'
import type { Trade } from '#domains/site/trades.ts'
import { toReais } from '#money.ts'
import { pick } from '#pick.ts'
import type { Projects } from '#platform/db/tables.gen.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import type { Mark, SheetRow } from '../case-file.ts'
import type { DownloadLinks, Project, ProjectCard } from '../contract.ts'
import {
  downloadPath,
  MAX_CARD_DRAWING,
  PLATFORMS,
  type PlanRule,
  type Platform,
  type Slot,
  saleLacks,
} from '../project.ts'
import { linkMarks } from './case-file.ts'

/** Columns that lists answer as they are. */
const SAME = [
  'id',
  'title',
  'is_sale',
  'is_highlighted',
  'is_public',
  'is_download',
  'is_outsourced',
  'is_sketch',
  'link_external',
  'date_project_init',
  'date_project_end',
  'id_user',
] as const

/** Columns that lists read. */
export const CARD = [
  ...SAME,
  'trade',
  'sale_image',
  'sale_title',
  'sale_description',
  'sale_value',
  'sale_video',
  'plan',
  'resum_image',
  'resum_title',
  'resum_tecnologi',
  'resum_description',
  'resum_video',
  'drawing_html',
  'sheet',
  'date_created',
  'date_update',
] as const

/** Columns of a whole project. */
export const WHOLE = [
  ...CARD,
  'details_title',
  'details_image',
  'details_video',
  'details_markedown',
  'details_html',
  'drawing_figure',
  'drawing_alt',
  'drawing_marks',
  'compare_before',
  'compare_before_html',
  'compare_before_label',
  'compare_after',
  'compare_after_html',
  'compare_after_label',
  'compare_text',
  'compare_rows',
  'photo_figure',
  'photo_html',
  'photo_caption',
  'downloads',
] as const

/** Additional columns for a project's staff. */
export const HIDDEN = ['link_sale', 'sale_name', 'sale_size', 'permission'] as const

/** The view of what is public has it as a column. */
export const HAS_SOLD_FILE = sql<boolean>`link_sale <> ''`.as('has_sold_file')

type Sold = { has_sold_file: boolean | null }
type CardRow = Pick<Selectable<Projects>, (typeof CARD)[number]> & Sold
type WholeRow = Pick<Selectable<Projects>, (typeof WHOLE)[number]> & Sold

type HiddenRow = Pick<Selectable<Projects>, (typeof HIDDEN)[number]>
type ForStaff = Required<Pick<Project, 'owner' | 'members' | 'manages' | 'has_line' | 'upload_limit' | 'revision'>>

/** The open downloads, as stored in the column `downloads`. */
export type StoredDownloads = Partial<Record<Platform, PrivateFile>>

/** The columns with the keys of a project's files. */
export interface StoredFiles {
  downloads: StoredDownloads
  /** Key of the sold file; '' if none. */
  link_sale: string
}
export type NamedFiles = StoredFiles & { sale_name: string; sale_size: number }

/** The files of a project by slot. */
export function allFiles({
  downloads,
  link_sale,
  sale_name,
  sale_size,
}: NamedFiles): Partial<Record<Slot, PrivateFile>> {
  if (!link_sale) return downloads
  return { ...downloads, sale: { key: link_sale, name: sale_name || basename(link_sale), size: sale_size } }
}

/** A row as lists return it. */
export function toCard(row: CardRow): ProjectCard {
  return {
    ...pick(row, SAME),
    trade: row.trade as Trade,
    sale: {
      image: row.sale_image,
      title: row.sale_title,
      description: row.sale_description,
      value: toReais(row.sale_value),
      video: row.sale_video,
    },
    plan: row.plan as PlanRule,
    sale_lacks: saleLacks({
      is_sale: row.is_sale,
      plan: row.plan as PlanRule,
      value: row.sale_value,
      hasFile: row.has_sold_file === true,
    }),
    resum: {
      image: row.resum_image,
      title: row.resum_title,
      tecnologi: row.resum_tecnologi,
      description: row.resum_description,
      video: row.resum_video,
    },
    card_drawing: row.drawing_html.length > MAX_CARD_DRAWING ? '' : row.drawing_html,
    sheet: row.sheet as SheetRow[],
    date_created: row.date_created.toISOString(),
    date_update: row.date_update.toISOString(),
  }
}

/**
 * A row as a whole project.
 * @param hidden the columns for its staff, e.g. the keys in the private storage
 * @param more further fields for its staff
 */
export function toProject(row: WholeRow, hidden?: HiddenRow, more?: ForStaff): Project {
  const stored = row.downloads as StoredDownloads
  const marks = row.drawing_marks as Mark[]
  const open: StoredDownloads = hidden || row.is_download ? stored : {}
  return {
    ...toCard(row),
    details: {
      title: row.details_title,
      image: row.details_image,
      video: row.details_video,
      markedown: row.details_markedown,
      html: linkMarks(row.details_html, marks.length),
    },
    drawing: { figure: row.drawing_figure, html: row.drawing_html, alt: row.drawing_alt, marks },
    compare: {
      before: row.compare_before,
      before_html: row.compare_before_html,
      before_label: row.compare_before_label,
      after: row.compare_after,
      after_html: row.compare_after_html,
      after_label: row.compare_after_label,
      text: row.compare_text,
      rows: row.compare_rows as Project['compare']['rows'],
    },
    photo: { figure: row.photo_figure, html: row.photo_html, caption: row.photo_caption },
    link_download: toLinks((platform) => {
      const file = open[platform]
      if (!file) return ''
      return hidden ? file.key : downloadPath(row, platform)
    }),
    sizes: Object.fromEntries(PLATFORMS.flatMap((one) => (open[one] ? [[one, open[one].size]] : []))),
    kinds: Object.fromEntries(PLATFORMS.flatMap((one) => (open[one] ? [[one, kindOf(open[one].name)]] : []))),
    link_sale: hidden?.link_sale ?? '',
    permission: hidden?.permission ?? '',
    ...more,
    ...(hidden && { files: toFiles({ ...hidden, downloads: stored }) }),
  }
}

const toFiles = (row: NamedFiles) =>
  Object.fromEntries(Object.entries(allFiles(row)).map(([slot, { name, size }]) => [slot, { name, size }]))

/** 'ZIP' for 'Leitor.zip'; '' without an extension of up to 8 letters and digits. */
const kindOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? ''

/** The links for all platforms, in the shape of the contract. */
export function toLinks(linkOf: (platform: Platform) => string): DownloadLinks {
  return {
    generic: linkOf('generic'),
    embarked: linkOf('embarked'),
    ios: linkOf('ios'),
    android: linkOf('android'),
    pc: { windows: linkOf('windows'), mac: linkOf('mac'), linux: linkOf('linux') },
  }
}
