import { terms } from './terms.ts';

export const TermTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Say</th>
        <th scope="col">For</th>
        <th scope="col">Not</th>
      </tr>
    </thead>
    <tbody>
      {terms.map(({ term, meaning, instead }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{meaning}</td>
          <td>{instead.join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
