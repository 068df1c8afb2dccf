import type { Letterhead } from '#platform/mail/letter.ts'
import type { Company } from '../section-schemas.ts'
import { readSection, type SectionSource } from './sections.ts'

/** The firm as letters name it. */
export async function readLetterhead(source: SectionSource): Promise<Letterhead> {
  const company = await readSection(source, 'company')
  return { name: company.name, address: addressLine(company), email: company.email }
}

/** The firm's postal address in one line. */
export function addressLine({ street, district, city, state, zip }: Company): string {
  const place = [city, state].filter(Boolean).join(', ')
  return [street, district, place, zip].filter(Boolean).join(', ')
}
