/*
 * The styles under everything else of the workbench. To be imported first, so that the rules of its parts come after
 * Mantine's and win; and from a component's file, since an import in a route's own file would put them on public pages.
 */
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './workbench.css'
