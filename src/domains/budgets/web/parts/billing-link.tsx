import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Leads to Cobrança in Site, where the terms of quotes are: for the admin, whose Site is. */
export const BillingLink = ({ children }: { children: ReactNode }) => (
  <Anchor
    inherit
    underline="always"
    renderRoot={(props) => <Link to="/dashboard/site" search={{ secao: 'cobranca' }} {...props} />}
  >
    {children}
  </Anchor>
)
