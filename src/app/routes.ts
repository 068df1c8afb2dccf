import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** All addresses and the files of their screens. */
export const routes = rootRoute('app/root.tsx', [
  layout('public', 'app/public-layout.tsx', [
    index('app/home-page.tsx'),
    route('/home', 'app/home-alias.tsx'),
    route('/archive', 'domains/archives/web/list/list-page.tsx'),
    route('/archive-view', 'domains/archives/web/article/article-missing.tsx'),
    route('/archive-view/$id', 'domains/archives/web/article/article-page.tsx'),
    route('/legal-compliance', 'domains/site/web/legal/legal-page.tsx'),
    route('/privacy', 'domains/site/web/privacy/privacy-page.tsx'),
    route('/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', 'domains/coffee/web/coffee-page.tsx'),
    route('/projects', 'domains/projects/web/list/list-page.tsx'),
    route('/project-view', 'domains/projects/web/view/missing-page.tsx'),
    route('/project-view/$id', 'domains/projects/web/view/view-page.tsx'),
    route('/details-sale/$id', 'domains/projects/web/sale/sale-page.tsx'),
    route('/contact', 'domains/contact/web/contact-page.tsx'),
    route('/projects/$search', 'domains/search/web/search-page.tsx'),
    route('/andamento/$token', 'domains/production/web/progress/progress-page.tsx'),
    route('/login', 'domains/accounts/web/login-page.tsx'),
    route('/set-password', 'domains/accounts/web/set-password/set-password-page.tsx'),
    route('/$', 'app/other-page.tsx'),
  ]),
  layout('workbench', 'app/workbench-layout.tsx', [
    route('/dashboard', [
      index('app/dashboard-page.tsx'),
      route('/archive', 'domains/archives/web/manage/manage-page.tsx'),
      route('/create-archive', 'domains/archives/web/edit/edit-page.tsx'),
      route('/projects', 'domains/projects/web/manage/manage-page.tsx'),
      route('/create-edit-projects', 'domains/projects/web/edit/edit-page.tsx'),
      route('/budget', 'domains/budgets/web/list/list-page.tsx'),
      route('/budget-create', 'domains/budgets/web/form/edit-page.tsx'),
      route('/budget-printer', 'domains/budgets/web/printer/printer-page.tsx'),
      route('/production-line', [
        index('domains/production/web/list/list-page.tsx'),
        route('/backlog/$id', 'domains/production/web/line/backlog-page.tsx'),
      ]),
      route('/messages', 'domains/contact/web/messages/messages-page.tsx'),
      route('/screen-time', 'domains/screen-time/web/screen-page.tsx'),
      route('/people', 'domains/accounts/web/people/people-page.tsx'),
      route('/profile', 'app/profile-page.tsx'),
      route('/site', 'domains/site/web/settings/settings-page.tsx'),
      route('/$', 'app/coming-page.tsx'),
    ]),
    route('/coffe', 'domains/production/web/line/coffe-page.tsx'),
  ]),
])
