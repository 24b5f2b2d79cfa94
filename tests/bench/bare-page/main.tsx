/** The least page that the portal's first JavaScript is compared with: React, a router, a login field and another route. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([
  {
    path: '/login',
    element: (
      <form>
        <label>
          User id <input name="userid" />
        </label>
        <Link to="/">Home</Link>
      </form>
    ),
  },
  { path: '*', element: <Link to="/login">Login</Link> },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
