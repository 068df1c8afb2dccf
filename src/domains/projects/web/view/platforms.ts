import { downloadPath, PLATFORMS, type Platform } from '../../project.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** What each platform is called: on its button, and in structured data. */
const NAMES: Record<Platform, { label: string; system: string }> = {
  generic: { label: 'Baixar', system: 'Any' },
  embarked: { label: 'Baixar o firmware', system: 'Firmware' },
  ios: { label: 'Baixar para iOS', system: 'iOS' },
  android: { label: 'Baixar para Android', system: 'Android' },
  windows: { label: 'Baixar para Windows', system: 'Windows' },
  mac: { label: 'Baixar para macOS', system: 'macOS' },
  linux: { label: 'Baixar para Linux', system: 'Linux' },
}

/** One open download. */
export interface ShownPlatform {
  platform: Platform
  label: string
  system: string
  href: string
  /** In bytes; undefined where unknown. */
  size: number | undefined
  /** E.g. ZIP; '' where unknown. */
  kind: string
}

/** The downloads a project's page offers: none where it is not for download, and those whose link exists. */
export function shownPlatforms(project: ShownProject): ShownPlatform[] {
  if (!project.is_download) return []
  const { pc, ...others } = project.link_download
  const links: Record<Platform, string> = { ...others, ...pc }
  return PLATFORMS.filter((platform) => links[platform]).map((platform) => ({
    platform,
    ...NAMES[platform],
    // Not the link itself: to its staff that is the file's place in the private area.
    href: downloadPath(project, platform),
    size: project.sizes[platform],
    kind: project.kinds[platform] ?? '',
  }))
}
